import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { type DemoSignIns, shownDemo } from './platform/identity/demo-users.ts'
import type { Site } from './platform/identity/oidc/site.ts'
import { signInView } from './platform/identity/pages/views.ts'
import { demoSignIns, demoVisibility, demoWarning, mailOutbox } from './portal-demo-visibility.ts'

const demo = (settings: Record<string, string> = {}) => readEnv({ DEMO: 'true', HOST: '127.0.0.1', ...settings })

describe('a demo', () => {
  it('shows mails and metrics to its own machine only, whatever it listens on, unless it is told otherwise', () => {
    const { isVisibleTo } = demoVisibility(demo())
    const request = (headers: object) => ({ socket: { remoteAddress: '127.0.0.1' }, headers }) as never
    expect(isVisibleTo?.(request({ host: 'localhost:4000' }))).toBe(true)
    expect(isVisibleTo?.(request({ host: 'localhost:4000', 'x-forwarded-for': '203.0.113.9' }))).toBe(false)
    expect(isVisibleTo?.(request({ host: 'demo.example' }))).toBe(false)
    expect(demoVisibility(demo({ DEMO_EXPOSED: 'true' }))).toEqual({})
    expect(demoVisibility({ ...demo(), DEMO: false })).toEqual({})
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'It listens on 0.0.0.0.'],
    [{ TRUST_PROXY: '1' }, 'It is behind a proxy, as TRUST_PROXY says.'],
    [{ PUBLIC_URL: 'https://demo.example/' }, 'Its public address is https://demo.example.'],
  ])('warns with %j that others can reach it', (settings, reason) => {
    const warning = demoWarning(demo(settings)).join('\n')
    expect(warning).toContain('WARNING: THIS IS A DEMO THAT OTHER MACHINES CAN REACH')
    expect(warning).toContain(`!!! ${reason} Everybody who reaches it can sign in with the password below.`)
    expect(warning).toContain('Mails and metrics are not shown to them.')
  })

  it('does not warn on its own machine, and no other installation does', () => {
    expect(demoWarning(demo())).toEqual([])
    expect(demoWarning(demo({ PUBLIC_URL: 'http://localhost:4000' }))).toEqual([])
    expect(demoWarning({ ...demo({ HOST: '0.0.0.0' }), DEMO: false })).toEqual([])
  })
})

describe('the sign-in page', () => {
  const users = [
    { email: 'admin@acme.test', about: 'Admin' },
    { email: 'booking@acme.test', about: 'Booking' },
  ]
  const request = (headers: object) => ({ socket: { remoteAddress: '127.0.0.1' }, headers }) as never
  const own = request({ host: 'localhost:4000' })
  const proxied = request({ host: 'localhost:4000', 'x-forwarded-for': '203.0.113.9' })
  const page = (shown: DemoSignIns | null) =>
    signInView({ productName: 'Lanewise' } as Site, { action: '/', email: '', demo: shown }).main.markup

  it('lists the users of a demo with their roles and the password, to those who may see the mails [SIM-4]', () => {
    const signIns = demoSignIns(demo(), users)
    const text = page(shownDemo(signIns, own))
    expect(text).toContain('<code>freight-desk-24</code>')
    for (const { email, about } of users) {
      expect(text).toContain(`data-email="${email}" data-password="freight-desk-24"`)
      expect(text).toContain(`<small>${about}</small>`)
    }
    expect(shownDemo(signIns, proxied)).toBeNull()
    expect(shownDemo(demoSignIns(demo({ DEMO_EXPOSED: 'true' }), users), proxied)).not.toBeNull()
  })

  it('lists nobody in another installation [SIM-4]', () => {
    expect(shownDemo(undefined, own)).toBeNull()
    expect(page(null)).not.toMatch(/demo|freight-desk/i)
  })
})

it('the browser is told who may look at the mails', () => {
  expect(mailOutbox(demo())).toBe('own machine')
  expect(mailOutbox(demo({ DEMO_EXPOSED: 'true' }))).toBe('everybody')
  expect(mailOutbox({ ...demo(), DEMO: false })).toBe('none')
})
