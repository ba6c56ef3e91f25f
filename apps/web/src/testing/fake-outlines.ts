import type { FakePortal } from './fake-portal.ts'

const topology = { type: 'Topology', objects: {}, arcs: [], cities: [], stateLabels: [], credits: '' }

/** Answers the outlines of the map as well, so that a screen with a map can show it. */
export function withOutlines(portal: FakePortal): FakePortal {
  const { fetch } = portal
  portal.fetch = async (address, init) =>
    String(address).includes('/api/') ? fetch(address, init) : new Response(JSON.stringify(topology))
  return portal
}
