/** The mails of all carriers of a demo, which has no mail server: the links of their offers, each read once. */
export function openMailbox(baseUrl: string) {
  const read = new Set<string>()
  return {
    /** The tokens of offers that came since the last look; nothing where mails are not shown. */
    newOffers: async (signal?: AbortSignal): Promise<string[]> => {
      const tokens: string[] = []
      const list = await pageAt(`${baseUrl}/dev/mail`, signal)
      for (const [, id = ''] of (list ?? '').matchAll(offerMail)) {
        if (read.has(id)) continue
        const mail = await pageAt(`${baseUrl}/dev/mail/${id}`, signal)
        const [, token] = /\/public\/tenders\/([\w-]{43})/.exec(mail ?? '') ?? []
        if (token) tokens.push(token)
        if (mail !== null) read.add(id)
      }
      return tokens
    },
  }
}

/** "Load S100212: Chicago, IL to Dallas, TX, $1,500.00" */
const offerMail = /<a href="\/dev\/mail\/([0-9a-f-]{36})">Load \S+: /g

async function pageAt(url: string, signal?: AbortSignal): Promise<string | null> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, ...(signal && { signal }) })
  return answer.ok ? answer.text() : null
}
