/** A personal link from an email to a tender or a rate request. */
export type Letter = { kind: 'tenders' | 'rate-requests'; token: string }

/**
 * Reads the emails of all simulated carriers, because a demo has no mail server. Returns each link to a shipment once.
 */
export function openMailbox(baseUrl: string) {
  const read = new Set<string>()
  return {
    /** Links received since the last call. Empty if the portal does not show its emails. */
    newLetters: async (signal?: AbortSignal): Promise<Letter[]> => {
      const letters: Letter[] = []
      const list = await pageAt(`${baseUrl}/dev/mail`, signal)
      for (const [, id = ''] of (list ?? '').matchAll(mailOfLoad)) {
        if (read.has(id)) continue
        const mail = await pageAt(`${baseUrl}/dev/mail/${id}`, signal)
        const [, kind, token] = /\/public\/(tenders|rate-requests)\/([\w-]{43})/.exec(mail ?? '') ?? []
        if (kind && token) letters.push({ kind: kind as Letter['kind'], token })
        if (mail !== null) read.add(id)
      }
      return letters
    },
  }
}

/** "Load S100212: Chicago, IL to Dallas, TX, $1,500.00", "Rate request S100212: Chicago, IL to Dallas, TX", or a reminder of it */
const mailOfLoad = /<a href="\/dev\/mail\/([0-9a-f-]{36})">(?:Load|(?:Reminder: r|R)ate request) \S+: /g

async function pageAt(url: string, signal?: AbortSignal): Promise<string | null> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, ...(signal && { signal }) })
  return answer.ok ? answer.text() : null
}
