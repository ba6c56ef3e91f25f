import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '@lanewise/api/env'
import { loadIdentityKeys } from '@lanewise/api/platform/identity/keys'
import { mintToken } from '@lanewise/api/platform/identity/tokens'
import { openDatabase } from '@lanewise/api/portal-database'
import { fillCompany } from '#portal/bench-company.ts'
import { createCaller, type PortalProcess, startPortalProcess } from '#portal/portal-process.ts'
import { printParts } from '#portal/where-time-goes.ts'

/**
 * Compares the rate of API calls with that of the health call of the same process: `users/me` must reach a fifth of it,
 * a list an eighth.
 */
const seconds = Number(process.argv[2] ?? 6)
const connections = 20
const bars = { 'users/me': 1 / 5, 'a list of 20': 1 / 8 }
const paths = { health: '/healthz', 'users/me': '/api/v1/users/me', 'a list of 20': '/api/v1/commodities?pageSize=20' }

const dataDir = await mkdtemp(join(tmpdir(), 'lanewise-bench-'))
const port = 20_000 + (process.pid % 1_000)
const publicUrl = `http://127.0.0.1:${port}`
const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl })
const database = await openDatabase(env, { exclusive: true })
let portal: PortalProcess | undefined
try {
  const userId = await fillCompany(database.ownerUrl, database.appUrl, 1_000)
  portal = await startPortalProcess({ port, dataDir, databaseUrl: database.ownerUrl })
  const token = await mintToken(await loadIdentityKeys(database.db), publicUrl, userId)
  const headers = { authorization: `Bearer ${token}` }
  await report(headers)
  await printParts({ database, env, userId, token })
} finally {
  await portal?.stop()
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function report(headers: Record<string, string>) {
  console.log(`Calls a second with 1 and with ${connections} connections, ${seconds} s each`)
  const rates: Record<string, number> = {}
  for (const [name, path] of Object.entries(paths)) {
    await rateOf(path, headers, connections, 1)
    const alone = await rateOf(path, headers, 1, seconds / 2)
    rates[name] = await rateOf(path, headers, connections, seconds)
    const share = (rates[name] / (rates.health ?? 1)).toFixed(3)
    console.log(
      `  ${name.padEnd(14)} ${Math.round(alone).toString().padStart(6)} ${Math.round(rates[name]).toString().padStart(6)}   ${share} of health`,
    )
  }
  for (const [name, bar] of Object.entries(bars)) {
    const isMet = (rates[name] ?? 0) >= bar * (rates.health ?? 0)
    if (!isMet) process.exitCode = 1
    console.log(`  ${name}: bar ${bar.toFixed(3)} ${isMet ? 'met' : 'missed'}`)
  }
}

async function rateOf(path: string, headers: Record<string, string>, loops: number, duration: number) {
  const { call, close } = createCaller(headers, loops)
  const end = performance.now() + duration * 1000
  let done = 0
  const loop = async () => {
    while (performance.now() < end) {
      await call(`${publicUrl}${path}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: loops }, loop))
  close()
  return done / duration
}
