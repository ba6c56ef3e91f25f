import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true')
const port = (fallback: number) => z.coerce.number('must be a port number').int().min(0).max(65_535).default(fallback)
const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)
const optionalUrl = optional.refine(
  (value) => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
  'must be an address that begins with http:// or https://',
)
/** Calls to these addresses carry secrets, so HTTPS is required except on this machine. */
const partnerUrl = optionalUrl.refine(
  (value) => value === undefined || /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(value),
  'must begin with https://',
)
const milliseconds = (fallback: number) =>
  z.coerce.number('must be a number of milliseconds').int().min(100).max(120_000).default(fallback)
const postgresUrl = optional.refine(
  (value) => value === undefined || /^postgres(ql)?:\/\//.test(value),
  'must begin with postgres://',
)

const months = z.coerce
  .number('must be a number of months')
  .int('must be a whole number of months')
  .min(1, 'must be at least 1 month')
  .max(1200, 'must be at most 1200 months')

/** More workers would only repeat the same searches. */
const mostWorkers = 8

const Settings = z.object({
  PORT: port(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: postgresUrl,
  DATABASE_APP_URL: postgresUrl,
  DATABASE_POOL: z.coerce.number('must be a whole number').int().min(2).max(500).default(20),
  PUBLIC_URL: optionalUrl,
  DEMO: flag(false),
  DEMO_EXPOSED: flag(false),
  DEMO_DAYS: z.coerce.number('must be a number of days').int().min(1).max(1_000).default(365),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').default('freight-desk-24'),
  SIMULATOR: z.enum(['true', 'false'], 'must be true or false').optional(),
  SIMULATOR_SPEED: z.coerce
    .number('must be a number')
    .min(0.1, 'must be at least 0.1')
    .max(1_000_000, 'must be at most 1000000')
    .default(10),
  PRODUCT_NAME: z.string().min(1).default('Lanewise'),
  PRODUCTION_HOSTS: z.string().default(''),
  SUPPORT_URL: z.url('must be an address').default(''),
  BETA_USERS: z.string().optional(),
  METRICS_PORT: port(9464),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: optional,
  OIDC_AUDIENCE: optional,
  OIDC_EMAIL_CLAIM: z.string().default('email'),
  OIDC_RESET_URL: optionalUrl,
  OIDC_RESET_DONE_CODE: z.string().default('password_reset_completed'),
  OIDC_FORGOT_CODE: z.string().default('password_forgotten'),
  API_KEY_CLAIM: z.string().default('sub'),
  SMTP_URL: optional.refine(
    (value) => value === undefined || /^smtps?:\/\//.test(value),
    'must begin with smtp:// or smtps://',
  ),
  AUDIT_MONTHS: months.optional(),
  DELIVERY_MONTHS: months.default(2),
  TRACKING_MONTHS: months.default(13),
  MAIL_FROM: z.string().default('Lanewise <no-reply@lanewise.example>'),
  S3_ENDPOINT: optionalUrl,
  S3_BUCKET: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  DOCUMENT_LIMIT_MB: z.coerce
    .number('must be a number of megabytes')
    .int('must be a whole number of megabytes')
    .min(1, 'must be at least 1 megabyte')
    .max(100, 'must be at most 100 megabytes')
    .default(25),
  CLAMD_URL: optional.refine(
    (value) => value === undefined || (/^tcp:\/\//.test(value) && URL.canParse(value)),
    'must be an address that begins with tcp://',
  ),
  CLAMD_TIMEOUT_MS: milliseconds(30_000),
  ROUTING_URL: optionalUrl,
  ROUTING_ENGINE: z.enum(['valhalla', 'osrm'], 'must be valhalla or osrm').default('valhalla'),
  ROUTING_TIMEOUT_MS: z.coerce
    .number('must be a number of milliseconds')
    .int('must be a whole number of milliseconds')
    .min(100, 'must be at least 100 milliseconds')
    .max(60_000, 'must be at most 60000 milliseconds')
    .default(2_000),
  OPTIMIZER_WORKERS: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(mostWorkers, `must be at most ${mostWorkers}`)
    .default(Math.min(mostWorkers, availableParallelism())),
  MAP_STYLE_URL: optionalUrl,
  MAP_KEY: optional,
  RATES_TIMEOUT_MS: milliseconds(20_000),
  RATING_BATCH: z.coerce
    .number('must be a number of orders')
    .int('must be a whole number of orders')
    .min(1, 'must be at least 1 order')
    .max(10_000, 'must be at most 10000 orders')
    .default(100),
  RATING_PAUSE: z.coerce
    .number('must be a number of seconds')
    .int('must be a whole number of seconds')
    .min(1, 'must be at least 1 second')
    .max(3_600, 'must be at most 3600 seconds')
    .default(60),
  P44_URL: partnerUrl.transform((value) => value ?? 'https://na12.api.project44.com'),
  P44_CLIENT_ID: optional,
  P44_CLIENT_SECRET: optional,
  P44_ACCOUNT_GROUP: optional,
  P44_TIMEOUT_MS: milliseconds(15_000),
  P44_BOOKING_TIMEOUT_MS: milliseconds(65_000),
  FLOCK_URL: partnerUrl,
  FLOCK_API_KEY: optional,
  FLOCK_TIMEOUT_MS: milliseconds(15_000),
  MORTON_URL: partnerUrl,
  MORTON_API_KEY: optional,
  MORTON_TIMEOUT_MS: milliseconds(15_000),
  SPOT_RATE_URL: partnerUrl,
  SPOT_RATE_KEY: optional,
  SPOT_RATE_TIMEOUT_MS: milliseconds(15_000),
  WEBHOOK_TIMEOUT_MS: milliseconds(10_000),
  WEBHOOK_PRIVATE_HOSTS: flag(false),
  TRUST_PROXY: z.coerce
    .number('must be the number of proxies in front, 0 for none')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(10, 'must be at most 10')
    .default(0),
  WEB_DIST: z.string().optional(),
})

export type Env = Omit<z.output<typeof Settings>, 'BETA_USERS' | 'LOG_LEVEL' | 'PUBLIC_URL' | 'SIMULATOR'> & {
  LOG_LEVEL: NonNullable<z.output<typeof Settings>['LOG_LEVEL']>
  BETA_USERS: string
  SIMULATOR: boolean
  PUBLIC_URL: string
}

/** Parses all settings at startup. The error message names the invalid one. (OPS-3) */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are wrong:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const wrong = contradiction(env)
  if (wrong) throw new Error(`These settings are wrong:\n  ${wrong}`)
  return {
    ...env,
    BETA_USERS: env.BETA_USERS ?? (env.DEMO ? 'admin@acme.test,data@acme.test' : ''),
    // The terminal of a demo keeps showing the address and the sign-ins.
    LOG_LEVEL: env.LOG_LEVEL ?? (env.DEMO ? 'warn' : 'info'),
    SIMULATOR: env.SIMULATOR === undefined ? env.DEMO : env.SIMULATOR === 'true',
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
  }
}

function contradiction(env: z.output<typeof Settings>) {
  if (env.SIMULATOR === 'true' && !env.DEMO) return 'SIMULATOR: drives the trucks of a demo, so it needs DEMO=true'
  if (env.OIDC_ISSUER && !env.OIDC_CLIENT_ID) return 'OIDC_CLIENT_ID: is needed with OIDC_ISSUER'
  if (env.DATABASE_APP_URL && !env.DATABASE_URL) return 'DATABASE_URL: is needed with DATABASE_APP_URL'
  if (env.S3_BUCKET && !(env.S3_ENDPOINT && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    return 'S3_BUCKET: needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
  }
  const half = pairs.find(([given, needed]) => env[given] && !env[needed])
  return half ? `${half[1]}: is needed with ${half[0]}` : null
}

/** Settings that only work together. */
const pairs = [
  ['P44_CLIENT_ID', 'P44_CLIENT_SECRET'],
  ['P44_CLIENT_SECRET', 'P44_CLIENT_ID'],
  ['P44_ACCOUNT_GROUP', 'P44_CLIENT_ID'],
  ['FLOCK_URL', 'FLOCK_API_KEY'],
  ['FLOCK_API_KEY', 'FLOCK_URL'],
  ['MORTON_URL', 'MORTON_API_KEY'],
  ['MORTON_API_KEY', 'MORTON_URL'],
  ['SPOT_RATE_KEY', 'SPOT_RATE_URL'],
] as const satisfies [keyof typeof Settings.shape, keyof typeof Settings.shape][]

/** Names of all settings, for the table in `.env.example`. */
export const settingNames = Object.keys(Settings.shape)
