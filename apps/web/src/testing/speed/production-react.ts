import { createRequire } from 'node:module'

// React's development build spends most of its time on checks and call stacks, so tests run the production build. It
// has no `act`, so this module implements it: React's deferred work goes into one queue, which is emptied at the end of
// an `act`.

type Task = { run: ((isLate: boolean) => unknown) | null; priority: number }
type Queue = ReturnType<typeof createQueue>

const load = createRequire(import.meta.url)
const React = load('react')
const { setImmediate, queueMicrotask } = globalThis
if (!React.act) {
  const queue = createQueue()
  loadReactOn(queue)
  React.act = createAct(queue)
}

/** React's deferred work, and the number of open `act` calls. Without an open `act`, the work runs by itself. */
function createQueue() {
  const microtasks: (() => void)[] = []
  let tasks: Task[] = []
  let depth = 0
  let isFlushing = false

  const flushMicrotasks = () => {
    for (let next = microtasks.shift(); next; next = microtasks.shift()) next()
  }
  const flushAll = () => {
    for (;;) {
      flushMicrotasks()
      const task = tasks.toSorted((a, b) => a.priority - b.priority)[0]
      if (!task) return
      tasks = tasks.filter((one) => one !== task)
      const rest = task.run?.(true)
      if (typeof rest === 'function') tasks.unshift({ ...task, run: rest as Task['run'] })
    }
  }
  /** Removing an element may blur it, and its event then arrives in the middle of React's work. */
  const flush = () => {
    if (isFlushing) return
    isFlushing = true
    try {
      flushAll()
    } finally {
      isFlushing = false
    }
  }
  return {
    errors: [] as unknown[],
    flush,
    flushMicrotasks,
    addMicrotask: (work: () => void) => microtasks.push(work),
    addTask: (task: Task) => tasks.push(task),
    hasWork: () => microtasks.length + tasks.length > 0,
    isOutside: () => depth === 0,
    enter: () => {
      depth += 1
    },
    leave: () => {
      depth -= 1
    },
  }
}

/** Loads React with test-controlled scheduler, microtasks and reporting of uncaught errors. */
function loadReactOn(queue: Queue) {
  let isArranged = false
  const arrange = () => {
    if (isArranged || !queue.isOutside()) return
    isArranged = true
    setImmediate(() => {
      isArranged = false
      if (queue.isOutside()) queue.flush()
    })
  }
  Object.assign(load('scheduler'), {
    unstable_scheduleCallback: (priority: number, run: Task['run']) => {
      const task = { run, priority }
      queue.addTask(task)
      arrange()
      return task
    },
    unstable_cancelCallback: (task: Task) => {
      task.run = null
    },
    unstable_shouldYield: () => false,
  })
  globalThis.queueMicrotask = (work) => {
    queue.addMicrotask(work)
    if (queue.isOutside()) queueMicrotask(() => queue.isOutside() && queue.flushMicrotasks())
  }
  globalThis.reportError = (error) => {
    queue.errors.push(error)
    queueMicrotask(() => {
      const at = queue.errors.indexOf(error)
      if (at >= 0) throw queue.errors.splice(at, 1)[0]
    })
  }
  load('react-dom/client')
  Object.assign(globalThis, { queueMicrotask, reportError })
}

function createAct(queue: Queue) {
  return (callback: () => unknown): PromiseLike<unknown> => {
    queue.enter()
    let result: unknown
    try {
      result = callback()
    } catch (error) {
      queue.leave()
      throw error
    }
    if (isThenable(result)) return unwatched(settle(queue, result))
    queue.leave()
    if (queue.isOutside()) finish(queue)
    return Promise.resolve(result)
  }
}

async function settle(queue: Queue, result: PromiseLike<unknown>) {
  try {
    await result
  } finally {
    queue.leave()
  }
  while (queue.isOutside()) {
    finish(queue)
    await new Promise((resolve) => setImmediate(resolve))
    if (!queue.hasWork()) break
  }
  return result
}

/** Runs the deferred work. Errors that no error boundary caught are thrown in the test. */
function finish(queue: Queue) {
  queue.flush()
  const [error] = queue.errors.splice(0)
  if (error) throw error
}

/** A caller that does not await an `act` does not receive its failure either, same as with React's own `act`. */
function unwatched(promise: Promise<unknown>): PromiseLike<unknown> {
  promise.catch(() => {})
  return promise
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value
}
