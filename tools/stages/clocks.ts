import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Moments at which code that looks at the calendar breaks first, each on a machine in another time zone. */
const clocks = {
  'saturday-night': { at: '2026-12-06T05:30:00Z', zone: 'America/Chicago' },
  'new-years-eve': { at: '2026-12-31T23:40:00Z', zone: 'UTC' },
  // Clocks in Chicago go forward 20 minutes later.
  'clock-change': { at: '2027-03-14T07:40:00Z', zone: 'America/New_York' },
  'leap-day': { at: '2028-02-29T18:00:00Z', zone: 'Europe/Berlin' },
  // In Tokyo the next month has begun.
  'month-end': { at: '2027-01-31T23:50:00Z', zone: 'Asia/Tokyo' },
} as const
export type ClockName = keyof typeof clocks
export const clockNames = Object.keys(clocks) as ClockName[]

/** The environment in which a program and its children see that clock, by the library that shifts it. */
export function clockEnvironment(name: ClockName, library: string, now = Date.now()): Record<string, string> {
  const { at, zone } = clocks[name]
  // An offset, not a moment: processes that start later must agree with those that started first.
  const offset = Math.ceil((Date.parse(at) - now) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${offset < 0 ? '-' : '+'}${Math.abs(offset)}s`,
    // Time-outs and measurements go by the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Chromium stalls when its processes share the state of the library or wait by a repaired clock.
    FAKETIME_DISABLE_SHM: '1',
    FAKETIME_DONT_RESET: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    TZ: zone,
  }
}

/** The library that shifts clocks, installed if need be; undefined where this machine cannot have it. */
export const installedClockLibrary = (): string | undefined =>
  findClockLibrary() ?? (canInstall() ? installLibrary() : undefined)

export function findClockLibrary(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path))
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Under a lock, because two runs on one machine must not install at the same time. */
function installLibrary(): string | undefined {
  const install = 'apt-get update && apt-get install -y --no-install-recommends faketime'
  spawnSync('flock', [join(tmpdir(), 'lanewise-faketime.lock'), 'sh', '-c', install], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return findClockLibrary()
}
