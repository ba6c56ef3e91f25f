import { geoNamesCities } from './sources.mjs'

/** GeoNames numbers the states in the order of their Spanish names. */
const states =
  'AGS BC BCS CAM CHIS CHIH COAH COL CDMX DGO GTO GRO HGO JAL MEX MICH MOR NAY NL OAX PUE QRO QROO SLP SIN SON TAB TAM TLAX VER YUC ZAC'.split(
    ' ',
  )

/** Mexico has cities only: no free source has its postal codes with coordinates. */
export function mexico() {
  const cities = geoNamesCities('MX').map(({ admin, ...city }) => ({ ...city, state: states[Number(admin) - 1] }))
  return { cities, codes: [] }
}
