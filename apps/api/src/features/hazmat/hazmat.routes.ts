import * as contract from '@lanewise/contract/hazmat'
import { bind } from '#platform/http/bind.ts'
import { findHazmatMaterials } from './hazmat.actions.ts'

export const routes = [bind(contract.findHazmatMaterials, ({ query }) => findHazmatMaterials(query.q))]
