import { writeBasemap } from './basemap/write.mjs'
import { canada } from './places/canada.mjs'
import { mexico } from './places/mexico.mjs'
import { unitedStates } from './places/united-states.mjs'
import { writePlaces } from './places/write.mjs'

const countries = [unitedStates(), canada(), mexico()]
writePlaces(
  countries.flatMap(({ cities }) => cities),
  countries.flatMap(({ codes }) => codes),
)
writeBasemap()
