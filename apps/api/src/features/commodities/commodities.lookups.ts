import { hazardClasses, packingGroups } from '@lanewise/domain/commodities/hazmat'
import { freightClasses } from '@lanewise/domain/freight/freight-class'

export const hazardClassLookup = () => hazardClasses.map((description) => ({ description }))
export const packingGroupLookup = () => packingGroups.map((description) => ({ description }))
export const freightClassLookup = () => freightClasses.map((name) => ({ id: name, name }))
