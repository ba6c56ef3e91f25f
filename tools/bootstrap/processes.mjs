import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { withLock } from './lock.mjs'

const windows = process.platform === 'win32'

/** Runs the steps one after the other and ends as the first that fails, or the last, has ended. */
export async function runInOrder(steps, place) {
  for (const step of steps) {
    const end = step.lock
      ? await withLock(place.root, step.lock, () => runStep(step, place))
      : await runStep(step, place)
    if (end.signal) return endBySignal(end.signal)
    process.exitCode = end.code
    if (end.code !== 0) return
  }
}

function runStep({ file, args = [], env = {} }, { root, node }) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...settingsFile(root), file, ...args], {
    cwd: root,
    // What Node has made of the sources is kept, and whatever they start finds it too: a process is up in half the time.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...env, ...process.env, PATH: path },
    stdio: 'inherit',
    // A group of its own: Ctrl+C reaches the child once, through us, and not a second time from the terminal.
    detached: !windows,
  })
  const stopForwarding = forwardSignals(child)
  return new Promise((ended, failed) => {
    child.once('error', failed)
    child.once('exit', (code, signal) => ended({ code: code ?? 1, signal }))
  }).finally(stopForwarding)
}

/** Settings of this machine, where there are any. */
const settingsFile = (root) => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])

function forwardSignals(child) {
  const names = ['SIGTERM', 'SIGINT', 'SIGHUP']
  const forward = (name) => {
    try {
      process.kill(windows ? child.pid : -child.pid, name)
    } catch {
      // It ended at the same moment.
    }
  }
  for (const name of names) process.on(name, forward)
  const stopWatching = whenLeftAlone(() => forward('SIGTERM'))
  return () => {
    stopWatching()
    for (const name of names) process.off(name, forward)
  }
}

/** npm that is ended by a signal does not hand it on; without the one who started us nobody could end us. */
function whenLeftAlone(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
  return () => clearInterval(timer)
}

/** Who waits for us sees the same end: killed by that signal, not an exit code. */
function endBySignal(name) {
  process.kill(process.pid, name)
}
