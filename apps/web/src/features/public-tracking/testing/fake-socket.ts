type Handler = (...args: unknown[]) => void

/** A socket of which a test decides what arrives; put in the place of the library. */
export function createFakeSocket({ connected = true } = {}) {
  const handlers = new Map<string, Set<Handler>>()
  const calls: [string, unknown][] = []
  const asked: object[] = []
  const on = (name: string, handler: Handler) => {
    handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
  }
  const off = (name: string, handler: Handler) => handlers.get(name)?.delete(handler)
  const socket = {
    connected,
    active: true,
    on,
    off,
    once: on,
    connect: () => {},
    close: () => {},
    emitWithAck: async (name: string, group: unknown) => {
      calls.push([name, group])
      return { ok: true }
    },
  }
  return {
    calls,
    asked,
    io: (options: object) => {
      asked.push(options)
      return socket
    },
    fire: (name: string, ...args: unknown[]) => {
      for (const handler of [...(handlers.get(name) ?? [])]) handler(...args)
    },
  }
}
