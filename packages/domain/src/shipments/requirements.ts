import { type TruckRequirement, truckRequirementLabels } from '#freight/equipment-types.ts'

/** What is demanded of truck and driver as people read it; what a company demands in its own words stays as it is. */
export const requirementLabel = (requirement: string): string =>
  truckRequirementLabels[requirement as TruckRequirement] ?? requirement
