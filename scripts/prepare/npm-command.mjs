import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The npm that started us, on the Node it runs on: the one in node_modules may be about to be replaced. */
export function npmCommand(root) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (!npm?.endsWith('npm-cli.js') || !existsSync(npm)) return ['npm']
  const isLasting = node && existsSync(node) && !node.startsWith(join(root, 'node_modules'))
  return [isLasting ? node : process.execPath, npm]
}
