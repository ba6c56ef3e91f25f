import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readEnv, settingNames } from './env.ts'

const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'))

describe('.env.example', () => {
  it('lists every setting and no other [OPS-3]', () => {
    expect(Object.keys(example).sort()).toEqual([...settingNames].sort())
  })

  it('names the default of each: using it changes nothing [OPS-3]', () => {
    expect(readEnv(example as Record<string, string>)).toEqual(readEnv({}))
  })
})

describe('the settings', () => {
  it('keep the terminal of a demo quiet, unless the log level is set', () => {
    expect(readEnv({}).LOG_LEVEL).toBe('info')
    expect(readEnv({ DEMO: 'true' }).LOG_LEVEL).toBe('warn')
    expect(readEnv({ DEMO: 'true', LOG_LEVEL: 'debug' }).LOG_LEVEL).toBe('debug')
  })

  it('have the defaults that other programs rely on', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      METRICS_PORT: 9464,
      DEMO: false,
      PRODUCT_NAME: 'Lanewise',
      PUBLIC_URL: 'http://localhost:3000',
      BETA_USERS: '',
    })
    expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
    expect(readEnv({ PUBLIC_URL: 'https://freight.example/' }).PUBLIC_URL).toBe('https://freight.example')
  })

  it('drive the trucks of a demo, and of nothing else', () => {
    expect(readEnv({})).toMatchObject({ SIMULATOR: false, SIMULATOR_SPEED: 10 })
    expect(readEnv({ DEMO: 'true' }).SIMULATOR).toBe(true)
    expect(readEnv({ DEMO: 'true', SIMULATOR: 'false' }).SIMULATOR).toBe(false)
    expect(readEnv({ DEMO: 'true', SIMULATOR: 'true', SIMULATOR_SPEED: '0.5' })).toMatchObject({
      SIMULATOR: true,
      SIMULATOR_SPEED: 0.5,
    })
  })

  it('take an empty value for one that is not set', () => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, '']))
    expect(readEnv(empty)).toEqual(readEnv({}))
  })

  const wrong: [settings: Record<string, string>, line: string][] = [
    [{ SIMULATOR: 'true' }, 'SIMULATOR: drives the trucks of a demo, so it needs DEMO=true'],
    [{ SIMULATOR: 'yes' }, 'SIMULATOR: must be true or false'],
    [{ SIMULATOR_SPEED: '0' }, 'SIMULATOR_SPEED: must be at least 0.1'],
    [{ PORT: 'eighty' }, 'PORT: must be a port number'],
    [{ PORT: '70000' }, 'PORT: '],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT: '],
    [{ DATABASE_URL: 'mysql://db/freight' }, 'DATABASE_URL: must begin with postgres://'],
    [{ DATABASE_URL: 'postgres://db/x', DATABASE_APP_URL: 'db' }, 'DATABASE_APP_URL: must begin with postgres://'],
    [{ DATABASE_APP_URL: 'postgres://db/freight' }, 'DATABASE_URL: is needed with DATABASE_APP_URL'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL: '],
    [{ PUBLIC_URL: 'localhost:3000' }, 'PUBLIC_URL: must be an address that begins with http:// or https://'],
    [{ DEMO: 'yes' }, 'DEMO: must be true or false'],
    [{ DEMO_DAYS: 'year' }, 'DEMO_DAYS: must be a number of days'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD: must have at least 8 characters'],
    [{ SUPPORT_URL: 'help' }, 'SUPPORT_URL: must be an address'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: '],
    [{ OIDC_ISSUER: 'login' }, 'OIDC_ISSUER: must be an address'],
    [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID: is needed with OIDC_ISSUER'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must begin with smtp:// or smtps://'],
    [{ S3_BUCKET: 'papers' }, 'S3_BUCKET: needs S3_ENDPOINT'],
    [{ DOCUMENT_LIMIT_MB: '0' }, 'DOCUMENT_LIMIT_MB: must be at least 1 megabyte'],
    [{ CLAMD_URL: 'scanner:3310' }, 'CLAMD_URL: must be an address that begins with tcp://'],
    [{ RATING_BATCH: '0' }, 'RATING_BATCH: must be at least 1 order'],
    [{ RATING_PAUSE: 'long' }, 'RATING_PAUSE: must be a number of seconds'],
    [{ ROUTING_URL: 'roads.example:8002' }, 'ROUTING_URL: must be an address that begins with http:// or https://'],
    [{ ROUTING_ENGINE: 'Valhalla' }, 'ROUTING_ENGINE: must be valhalla or osrm'],
    [{ ROUTING_TIMEOUT_MS: '2s' }, 'ROUTING_TIMEOUT_MS: must be a number of milliseconds'],
    [{ ROUTING_TIMEOUT_MS: '0' }, 'ROUTING_TIMEOUT_MS: must be at least 100 milliseconds'],
    [{ ROUTING_TIMEOUT_MS: '600000' }, 'ROUTING_TIMEOUT_MS: must be at most 60000 milliseconds'],
    [{ OPTIMIZER_WORKERS: 'all' }, 'OPTIMIZER_WORKERS: must be a whole number'],
    [{ OPTIMIZER_WORKERS: '0' }, 'OPTIMIZER_WORKERS: must be at least 1'],
    [{ OPTIMIZER_WORKERS: '9' }, 'OPTIMIZER_WORKERS: must be at most 8'],
    [{ P44_URL: 'http://p44.example' }, 'P44_URL: must begin with https://'],
    [{ P44_CLIENT_ID: 'acme' }, 'P44_CLIENT_SECRET: is needed with P44_CLIENT_ID'],
    [{ P44_CLIENT_SECRET: 'x' }, 'P44_CLIENT_ID: is needed with P44_CLIENT_SECRET'],
    [{ P44_ACCOUNT_GROUP: 'ACME' }, 'P44_CLIENT_ID: is needed with P44_ACCOUNT_GROUP'],
    [{ P44_TIMEOUT_MS: '15 s' }, 'P44_TIMEOUT_MS: must be a number of milliseconds'],
    [{ RATES_TIMEOUT_MS: '5' }, 'RATES_TIMEOUT_MS: '],
    [{ FLOCK_URL: 'https://flock.example' }, 'FLOCK_API_KEY: is needed with FLOCK_URL'],
    [{ FLOCK_API_KEY: 'x' }, 'FLOCK_URL: is needed with FLOCK_API_KEY'],
    [{ MORTON_URL: 'https://morton.example' }, 'MORTON_API_KEY: is needed with MORTON_URL'],
    [{ MORTON_API_KEY: 'x' }, 'MORTON_URL: is needed with MORTON_API_KEY'],
    [{ SPOT_RATE_KEY: 'x' }, 'SPOT_RATE_URL: is needed with SPOT_RATE_KEY'],
    [{ SPOT_RATE_URL: 'http://localhost.evil.example' }, 'SPOT_RATE_URL: must begin with https://'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY: must be the number of proxies in front, 0 for none'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY: must be at least 0'],
    [{ DEMO_EXPOSED: '1' }, 'DEMO_EXPOSED: must be true or false'],
  ]
  for (const [settings, line] of wrong) {
    it(`refuses ${JSON.stringify(settings)} with a message that names it [OPS-3]`, () => {
      expect(() => readEnv(settings)).toThrow(`These settings are wrong:\n  ${line}`)
    })
  }

  it('let a partner be called without encryption on this machine alone', () => {
    for (const url of ['http://localhost:8080', 'http://127.0.0.1/rates', 'https://spot.example'])
      expect(readEnv({ SPOT_RATE_URL: url }).SPOT_RATE_URL).toBe(url)
  })

  it('are all named when several are wrong [OPS-3]', () => {
    const read = () => readEnv({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })
    for (const name of ['PORT', 'DEMO', 'LOG_LEVEL']) expect(read).toThrow(new RegExp(`^  ${name}: `, 'm'))
  })
})
