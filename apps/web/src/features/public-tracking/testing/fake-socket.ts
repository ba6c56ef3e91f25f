type Handler = (...args: unknown[]) => void

/** Fake socket that replaces the library. The test decides which messages arrive. */
export function createFakeSocket({ connected = true } = {}) {
  const handlers = new Map<string, Set<Handler>>()
  const calls: [string, unknown][] = []
  const connections: object[] = []
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
    asked: connections,
    io: (options: object) => {
      connections.push(options)
      return socket
    },
    fire: (name: string, ...args: unknown[]) => {
      for (const handler of [...(handlers.get(name) ?? [])]) handler(...args)
    },
  }
}
