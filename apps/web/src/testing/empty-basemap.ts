/** The file of map outlines, with nothing drawn on it. */
export const emptyBasemap = {
  arcs: [],
  objects: {},
  transform: { scale: [1, 1], translate: [0, 0] },
  cities: [],
  stateLabels: [],
  credits: '© GeoNames',
}
