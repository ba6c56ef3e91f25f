/** A test browser: it stores cookies, follows redirects, and stops where the portal itself would take over. */
type Where = { url: string; publicUrl: string; address?: string | undefined }

export function createBrowser({ url, publicUrl, address }: Where) {
  let cookies: Cookie[] = []
  const setCookies: string[] = []

  const cookieHeader = (pathname: string) =>
    cookies
      .filter(({ path }) => pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  const request = async (target: string, init: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(target, publicUrl)
    const cookie = cookieHeader(pathname)
    const headers = {
      accept: 'text/html',
      ...(cookie && { cookie }),
      ...(address && { 'x-forwarded-for': address }),
      ...init.headers,
    }
    const response = await fetch(`${url}${pathname}${search}`, { ...init, redirect: 'manual', headers })
    setCookies.push(...response.headers.getSetCookie())
    cookies = response.headers.getSetCookie().reduce(keepCookie, cookies)
    return response
  }

  const visit = async (target: string, init: RequestInit = {}): Promise<Page> => {
    const response = await request(target, init)
    const location = response.headers.get('location')
    const next = location && new URL(location, new URL(target, publicUrl))
    if (!next) return { url: target, status: response.status, html: await response.text(), headers: response.headers }
    if (!next.pathname.startsWith('/identity'))
      return { url: next.href, status: response.status, html: '', headers: response.headers }
    return visit(next.href)
  }

  const submit = (page: Page, fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...hiddenFields(page.html), ...fields })
    const [, action] = /<form[^>]* action="([^"]*)"/.exec(page.html) ?? []
    if (!action) throw new Error(`There is no form on ${page.url} (${page.status}):\n${page.html}`)
    return visit(plain(action), { method: 'POST', body })
  }

  return { visit, submit, request, cookieHeader, setCookies, cookieNames: () => cookies.map(({ name }) => name) }
}

export type Browser = ReturnType<typeof createBrowser>
export type Page = { url: string; status: number; html: string; headers: Headers }

type Cookie = { name: string; value: string; path: string }

function keepCookie(jar: Cookie[], header: string): Cookie[] {
  const [pair = '', ...attributes] = header.split('; ')
  const [name = '', ...value] = pair.split('=')
  const attribute = (key: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
  const path = attribute('path') ?? '/'
  const expires = attribute('expires')
  const isGone = attribute('max-age') === '0' || (expires && new Date(expires) < new Date())
  const others = jar.filter((cookie) => cookie.name !== name || cookie.path !== path)
  return isGone ? others : [...others, { name, value: value.join('='), path }]
}

const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)"(?: autocomplete="[^"]*")? value="([^"]*)"/g)].map(
      ([, name, value]) => [name, plain(value ?? '')],
    ),
  )

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<')
