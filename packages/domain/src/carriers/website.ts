export const websiteMessage = 'Enter a web address such as www.carrier.com'

/** A web address that a link may lead to, `https://` in front where nothing stands; null for any other scheme. */
export function parseWebsite(text: string): string | null {
  const [, scheme = 'https://', address = ''] =
    /^(https?:\/\/)?([^\s/:?#@]+\.[a-z]{2,}(?:[:/?#]\S*)?)$/i.exec(text.trim()) ?? []
  return address ? `${scheme.toLowerCase()}${address}` : null
}
