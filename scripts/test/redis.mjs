import { say } from '../prepare/project.mjs'
import { runProgram } from '../prepare/run-program.mjs'
import { installPackage, mayInstallPackages } from './debian-package.mjs'

/** Makes sure of a Redis to test with. Where none may be installed, the few tests that need it are skipped. */
export async function ensureRedis(root, env) {
  const runs = async () => (await runProgram(['redis-server', '--version'], { cwd: root, env })).code === 0
  if (await runs()) return
  if (mayInstallPackages()) {
    say('Installing Redis for the tests of live events.')
    const problems = await installPackage('redis-server', { cwd: root, env })
    if (await runs()) return
    for (const problem of problems) say(problem)
  }
  say('There is no redis-server here: the tests that need one are skipped.')
}
