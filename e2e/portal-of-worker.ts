import { inject } from 'vitest'

/** The portal of this worker. Worker numbers begin with one. */
function portal() {
  const portals = inject('portals')
  const own = portals[(Number(process.env.VITEST_POOL_ID) - 1) % portals.length]
  if (!own) throw new Error('No portal was started for this worker')
  return own
}
export const portalUrl = () => portal().url
export const portalData = () => portal().dataDir
