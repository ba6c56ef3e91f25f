export const websiteMessage = 'Enter a web address such as www.carrier.com'

/** A web address that is safe to link to, with `https://` added if it has no scheme; null for any other scheme. */
export function parseWebsite(text: string): string | null {
  const [, scheme = 'https://', address = ''] =
    /^(https?:\/\/)?([^\s/:?#@]+\.[a-z]{2,}(?:[:/?#]\S*)?)$/i.exec(text.trim()) ?? []
  return address ? `${scheme.toLowerCase()}${address}` : null
}
