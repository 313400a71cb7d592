import { spawn } from 'node:child_process'

/**
 * Runs a program, showing what it says or keeping it. Ends it when whoever started us is gone: a shell that was told
 * to stop does not tell the programs it waits for.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onTick?: () => void, isShown?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram([program, ...args], { cwd, env = process.env, onTick, isShown = false } = {}) {
  return new Promise((resolve) => {
    const stdio = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd, env, stdio })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid !== parent) {
        child.kill()
        process.exit(1)
      }
      onTick?.()
    }, 500)
    const end = (code) => {
      clearInterval(timer)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') })
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(127)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}
