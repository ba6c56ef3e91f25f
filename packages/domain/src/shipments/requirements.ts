import { type TruckRequirement, truckRequirementLabels } from '#freight/equipment-types.ts'

/** Label of a truck or driver requirement. Requirements in a company's own words stay unchanged. */
export const requirementLabel = (requirement: string): string =>
  truckRequirementLabels[requirement as TruckRequirement] ?? requirement
