import type { LiveMessage } from '@lanewise/contract/event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveSocket } from '#platform/live/groups.ts'
import { createLive } from './socket.ts'

const shipment = '11111111-1111-4111-8111-111111111111'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A fake socket whose connection state the test controls. */
function aSocket() {
  const handlers = new Map<string, Set<(...args: unknown[]) => void>>()
  const emitted: [string, unknown][] = []
  const ages: unknown[] = []
  const on = (name: string, handler: (...args: unknown[]) => void) => {
    handlers.set(name, (handlers.get(name) ?? new Set()).add(handler))
    return socket
  }
  const off = (name: string, handler: (...args: unknown[]) => void) => {
    handlers.get(name)?.delete(handler)
    return socket
  }
  const once = (name: string, handler: (...args: unknown[]) => void) => {
    const first = (...args: unknown[]) => {
      off(name, first)
      handler(...args)
    }
    return on(name, first)
  }
  const emitWithAck = async (name: string, group: unknown, pageAge?: unknown) => {
    emitted.push([name, group])
    if (name === 'JoinGroupAsync') ages.push(pageAge)
    return { ok: true }
  }
  const socket = {
    on,
    off,
    once,
    emitWithAck,
    connected: false,
    active: false,
    connect: vi.fn(),
    close: vi.fn(),
  } as unknown as LiveSocket
  const fire = (name: string, ...args: unknown[]) => {
    for (const handler of [...(handlers.get(name) ?? [])]) handler(...args)
  }
  const set = (connected: boolean) => {
    ;(socket as { connected: boolean }).connected = connected
    fire(connected ? 'connect' : 'disconnect')
  }
  return { socket, emitted, ages, fire, connect: () => set(true), lose: () => set(false) }
}

const message = (eventId: string): LiveMessage => ({
  eventId,
  group: `${shipment}-changed`,
  name: 'shipmentChanged',
  entity: 'shipment',
  payload: { id: shipment },
})

describe('a subscription', () => {
  it('joins the group that entity id and notification type name together [LIVE-2] [LIVE-3]', async () => {
    const { socket, emitted, connect } = aSocket()
    const live = createLive(() => socket)
    connect()
    await live.subscribe(shipment, 'tracking', () => {})
    expect(emitted).toEqual([['JoinGroupAsync', `${shipment}-tracking`]])
  })

  it('leaves its group when its last listener goes [LIVE-5]', async () => {
    const { socket, emitted, connect } = aSocket()
    const live = createLive(() => socket)
    connect()
    const leaveFirst = await live.subscribe(shipment, 'changed', () => {})
    const leaveSecond = await live.subscribe(shipment, 'changed', () => {})
    leaveFirst()
    expect(emitted).toHaveLength(1)
    leaveSecond()
    expect(emitted.at(-1)).toEqual(['LeaveGroupAsync', `${shipment}-changed`])
  })

  it('waits 5 s for the connection and then fails with the words of the requirement [LIVE-7] [TRACK-57]', async () => {
    const { socket } = aSocket()
    const failed = expect(createLive(() => socket).subscribe(shipment, 'changed', () => {})).rejects.toThrow(
      'Connection failed to reach Connected state',
    )
    await vi.advanceTimersByTimeAsync(5000)
    await failed
  })

  it('holds when the connection comes up within the 5 s', async () => {
    const { socket, emitted, connect } = aSocket()
    const joined = createLive(() => socket).subscribe(shipment, 'changed', () => {})
    await vi.advanceTimersByTimeAsync(4900)
    connect()
    await joined
    expect(emitted).toEqual([['JoinGroupAsync', `${shipment}-changed`]])
  })

  it('asks for what has happened since its data began to load: before the first connection, since the page was opened', async () => {
    const { socket, ages, connect, lose } = aSocket()
    const live = createLive(() => socket, Date.now() - 700)
    const joined = live.subscribe(shipment, 'changed', () => {})
    await vi.advanceTimersByTimeAsync(300)
    connect()
    await joined
    expect(ages).toEqual([1000])
    await vi.advanceTimersByTimeAsync(5000)
    await live.subscribe(shipment, 'tracking', () => {})
    expect(ages).toEqual([1000, 0])
    lose()
    await vi.advanceTimersByTimeAsync(5000)
    connect()
    expect(ages).toEqual([1000, 0, 0, 0])
  })

  it('is told each event once, although it may arrive twice', async () => {
    const { socket, fire, connect } = aSocket()
    const received: string[] = []
    const live = createLive(() => socket)
    connect()
    await live.subscribe(shipment, 'changed', ({ eventId }) => received.push(eventId))
    for (const id of ['a', 'a', 'b']) fire('ReceiveEvent', message(id))
    fire('ReceiveEvent', { nonsense: true })
    expect(received).toEqual(['a', 'b'])
  })
})

describe('a lost connection', () => {
  it('is tried again by itself when the server ended it [LIVE-8] [TRACK-58]', async () => {
    const { socket, connect, lose } = aSocket()
    createLive(() => socket)
    connect()
    lose()
    await vi.advanceTimersByTimeAsync(5000)
    expect(socket.connect).toHaveBeenCalledOnce()
  })

  it('joins every group still in use again, and no other, when it is back [LIVE-9]', async () => {
    const { socket, emitted, connect, lose } = aSocket()
    const live = createLive(() => socket)
    connect()
    await live.subscribe(shipment, 'changed', () => {})
    const leave = await live.subscribe(shipment, 'tracking', () => {})
    leave()
    emitted.length = 0
    lose()
    expect(live.state()).toBe('reconnecting')
    connect()
    expect(emitted).toEqual([['JoinGroupAsync', `${shipment}-changed`]])
    expect(live.state()).toBe('connected')
  })
})
