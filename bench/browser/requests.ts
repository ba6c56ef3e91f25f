import type { CDPSession } from 'playwright-core'

export type Kind = 'scripts' | 'calls' | 'others' | 'map'
const kinds: readonly Kind[] = ['scripts', 'calls', 'others', 'map']

type Request = { url: string; kind: Kind; bytes: number; start: number; end: number; isKept: boolean }

/** The map's library, outlines and roads load after the page and are counted by themselves. */
const isOfMap = (path: string) => /^\/map\/|^\/assets\/(MapCanvas|maplibre)|^\/api\/v1\/roads/.test(path)

function kindOf(url: string, type: string): Kind {
  const { pathname } = new URL(url)
  if (isOfMap(pathname)) return 'map'
  if (type === 'Script' || /\.m?js$/.test(pathname)) return 'scripts'
  return pathname.startsWith('/api/') || pathname.startsWith('/socket.io') ? 'calls' : 'others'
}

/** Milliseconds without a request, and the most that a live page is watched: its data keeps changing. */
const quiet = 1500
const longest = 15_000

/** Counts what a page loads over the network. What the browser takes from its cache does not count. */
export async function watchRequests(cdp: CDPSession) {
  const requests = new Map<string, Request>()
  let changed = performance.now()
  const change = (id: string, part: Partial<Request>) => {
    const known = requests.get(id)
    if (known) requests.set(id, { ...known, ...part })
    changed = performance.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other', timestamp }) => {
    if (!url.startsWith('http')) return
    const kind = kindOf(url, type)
    requests.set(requestId, { url, kind, bytes: 0, start: timestamp, end: 0, isKept: false })
    changed = performance.now()
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isKept: true }))
  cdp.on('Network.responseReceived', ({ requestId, response: { fromDiskCache, fromPrefetchCache } }) => {
    if (fromDiskCache || fromPrefetchCache) change(requestId, { isKept: true })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    change(requestId, { bytes: encodedDataLength, end: timestamp }),
  )
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => change(requestId, { end: timestamp }))
  await cdp.send('Network.enable')
  const isQuiet = () => performance.now() - changed > quiet && [...requests.values()].every(({ end }) => end > 0)
  return {
    /** A page that is busy is about to ask for more, so it must be idle for a moment, too. */
    untilQuiet: async (untilIdle: () => Promise<void>) => {
      const start = performance.now()
      while (performance.now() - start < longest) {
        await untilIdle()
        if (isQuiet()) return
        await new Promise((done) => setTimeout(done, 200))
      }
    },
    sum: () => sumOf([...requests.values()]),
  }
}

function sumOf(all: readonly Request[]) {
  const loaded = all.filter(({ isKept }) => !isKept)
  const begin = Math.min(...all.map(({ start }) => start))
  const ms = (at: number) => String(Math.round((at - begin) * 1000)).padStart(6)
  const perKind = (value: (of: Request[]) => number) =>
    Object.fromEntries(kinds.map((kind) => [kind, value(loaded.filter((one) => one.kind === kind))])) as Record<
      Kind,
      number
    >
  return {
    requests: perKind((of) => of.length),
    kilobytes: perKind((of) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
    listed: all.map(
      ({ url, start, end, bytes, isKept }) =>
        `${ms(start)} ${ms(end)} ${isKept ? ' cached' : String(bytes).padStart(7)} ${new URL(url).pathname.slice(0, 90)}`,
    ),
  }
}
