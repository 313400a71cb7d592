import { spawn } from 'node:child_process'

/**
 * Runs a program, showing what it says or keeping it. When we are told to stop, or when the shell that waits for us
 * was (it does not tell us), the program is ended first: nothing is left at work behind our back.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onTick?: () => void, isShown?: boolean, endWith?: NodeJS.Signals }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram([program, ...args], options = {}) {
  const { cwd, env = process.env, onTick, isShown = false, endWith = 'SIGTERM' } = options
  return new Promise((resolve) => {
    const stdio = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd, env, stdio })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))

    const stop = () => {
      child.once('close', () => process.exit(1))
      child.kill(endWith)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.once(signal, stop)
    const parent = process.ppid
    const timer = setInterval(() => {
      if (process.ppid === parent) return onTick?.()
      clearInterval(timer)
      stop()
    }, 500)

    const end = (code) => {
      clearInterval(timer)
      for (const signal of signals) process.off(signal, stop)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') })
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(127)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}
