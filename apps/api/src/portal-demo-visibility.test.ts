import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { demoVisibility, demoWarning } from './portal-demo-visibility.ts'

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
