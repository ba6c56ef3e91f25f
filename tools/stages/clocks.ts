import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Times at which calendar code tends to break, each on a machine in another time zone. */
const clocks = {
  'saturday-night': { at: '2026-12-06T05:30:00Z', zone: 'America/Chicago' },
  'new-years-eve': { at: '2026-12-31T23:40:00Z', zone: 'UTC' },
  // Clocks in Chicago go forward 20 minutes later.
  'clock-change': { at: '2027-03-14T07:40:00Z', zone: 'America/New_York' },
  'leap-day': { at: '2028-02-29T18:00:00Z', zone: 'Europe/Berlin' },
  // The next month has already begun in Tokyo.
  'month-end': { at: '2027-01-31T23:50:00Z', zone: 'Asia/Tokyo' },
} as const
export type ClockName = keyof typeof clocks
export const clockNames = Object.keys(clocks) as ClockName[]

/** Environment that gives a program and its children that clock, through the clock library. */
export function clockEnvironment(name: ClockName, library: string, now = Date.now()): Record<string, string> {
  const { at, zone } = clocks[name]
  // The clock is given as an offset, not as a fixed time, so that processes started later agree with earlier ones.
  const offset = Math.ceil((Date.parse(at) - now) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${offset < 0 ? '-' : '+'}${Math.abs(offset)}s`,
    // Timeouts and measurements use the monotonic clock.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Chromium hangs when its processes share the state of the library or wait on an adjusted clock.
    FAKETIME_DISABLE_SHM: '1',
    FAKETIME_DONT_RESET: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    TZ: zone,
  }
}

/** Path of the library that shifts clocks, installed if necessary; undefined if it is not available on this machine. */
export const installedClockLibrary = (): string | undefined =>
  findClockLibrary() ?? (canInstall() ? installLibrary() : undefined)

export function findClockLibrary(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((path) => existsSync(path))
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Runs under a lock, because two runs on one machine must not install at the same time. */
function installLibrary(): string | undefined {
  const install = 'apt-get update && apt-get install -y --no-install-recommends faketime'
  spawnSync('flock', [join(tmpdir(), 'lanewise-faketime.lock'), 'sh', '-c', install], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return findClockLibrary()
}
