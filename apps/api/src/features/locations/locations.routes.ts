import * as contract from '@lanewise/contract/locations'
import { bind } from '#platform/http/bind.ts'
import { getDockSchedule, updateDockSchedule } from './docks/docks.actions.ts'
import { importLocations } from './import/import-locations.ts'
import { findCompanies } from './known-companies.ts'
import {
  contactsAt,
  exportLocations,
  findAllLocations,
  getLocation,
  ownLocations,
  pickAny,
  pickEdi,
  pickOthers,
} from './locations.actions.ts'
import { createLocation } from './save/create-location.ts'
import { mergeLocations } from './save/merge-locations.ts'
import { deleteLocation, updateLocation } from './save/update-location.ts'
import { searchByAddress } from './search/search-by-address.ts'

export const routes = [
  bind(contract.findLocations, ({ ctx, query }) => pickAny(ctx, query.q)),
  bind(contract.findEdiLocations, ({ ctx, query }) => pickEdi(ctx, query.q)),
  bind(contract.findCustomerLocations, ({ ctx, query }) => pickOthers(ctx, query)),
  bind(contract.getCustomerCompanyLocations, ({ ctx }) => ownLocations(ctx)),
  bind(contract.findAllLocations, ({ ctx, body }) => findAllLocations(ctx, body)),
  bind(contract.exportLocations, ({ work, body }) => exportLocations(work, body)),
  bind(contract.getCompanyLocation, ({ ctx, params }) => getLocation(ctx, params.locationNumber)),
  bind(contract.findCompanies, ({ ctx, query }) => findCompanies(ctx, query.q)),
  bind(contract.searchByAddress, ({ ctx, body }) => searchByAddress(ctx, body)),
  bind(contract.createCompanyLocation, ({ ctx, body }) => createLocation(ctx, body)),
  bind(contract.updateLocation, ({ ctx, params, body }) => updateLocation(ctx, params.locationNumber, body)),
  bind(contract.deleteLocation, ({ ctx, params }) => deleteLocation(ctx, params.locationNumber)),
  bind(contract.mergeLocations, ({ ctx, params, body }) => mergeLocations(ctx, params.locationNumber, body)),
  bind(contract.getLocationContacts, ({ ctx, params }) => contactsAt(ctx, params.locationNumber)),
  bind(contract.getDockSchedule, ({ ctx, params }) => getDockSchedule(ctx, params.locationNumber)),
  bind(contract.updateDockSchedule, ({ ctx, params, body }) => updateDockSchedule(ctx, params.dockScheduleId, body)),
  bind(contract.importLocations, ({ work, body }) => importLocations(work, body)),
]
