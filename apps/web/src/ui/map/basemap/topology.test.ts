import { expect, it } from 'vitest'
import { featuresOf } from './topology.ts'

it('joins arcs to shapes on the grid, follows one backward, and repeats no point where arcs meet', () => {
  const topology = {
    arcs: [
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 0],
        [0, 10],
        [10, -10],
      ],
    ],
    transform: { scale: [0.5, 2], translate: [-90, 30] },
    objects: {
      states: {
        type: 'GeometryCollection',
        geometries: [
          { type: 'MultiPolygon', arcs: [[[1, -1]]], properties: { code: 'IL' } },
          { type: 'MultiLineString', arcs: [[0]] },
        ],
      },
      land: { type: 'Polygon', arcs: [[-2, 0]] },
    },
  } as const
  const [a, b, c] = [
    [-90, 30],
    [-85, 30],
    [-90, 50],
  ]
  expect(featuresOf(topology, 'states').features).toEqual([
    {
      type: 'Feature',
      properties: { code: 'IL' },
      geometry: { type: 'MultiPolygon', coordinates: [[[a, c, b, a]]] },
    },
    { type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates: [[a, b]] } },
  ])
  expect(featuresOf(topology, 'land').features[0]?.geometry).toEqual({
    type: 'Polygon',
    coordinates: [[b, c, a, b]],
  })
  expect(featuresOf(topology, 'lakes').features).toEqual([])
})
