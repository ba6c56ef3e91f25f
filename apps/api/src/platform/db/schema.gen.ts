// Made by `npm run db-types` from the migrated database.
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

export type Tables = {
  'apiKeyCalls': {
    companyId: Generated<string>
    apiKeyId: string
    day: string
    calls: number
  }
  'apiKeys': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    createdBy: string
    name: string
    beginning: string
    scopes: string[]
    expiresAt: Date | null
    revokedAt: Date | null
    lastUsedAt: Date | null
    remindedAt: Date | null
    useRecordedAt: Date | null
  }
  'auditEntries': {
    companyId: Generated<string>
    id: Generated<number>
    at: Generated<Date>
    userId: string | null
    userName: string
    entity: string
    entityId: string
    entityName: string
    action: string
    changes: ColumnType<unknown, string, string>
    requestId: string | null
  }
  'billToCompanies': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    billToCompanyNumber: Generated<string>
    name: string
    addressLine1: string
    addressLine2: string | null
    city: string
    state: string
    postalCode: string
    country: Generated<'US' | 'CA' | 'MX'>
    terms: number | null
  }
  'billingSettings': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    name: string
    billToName: string
    addressLine1: string
    addressLine2: string | null
    city: string
    state: string
    postalCode: string
    country: Generated<'US' | 'CA' | 'MX'>
    terms: Generated<number>
    isDefault: Generated<boolean>
    isThirdParty: Generated<boolean>
  }
  'bookingAttempts': {
    companyId: Generated<string>
    id: Generated<string>
    shipmentId: string
    createdAt: Generated<Date>
    createdBy: string
    state: 'Asked' | 'Booked' | 'Refused' | 'Unknown'
    partner: string
    rateSource: string
    booking: ColumnType<unknown, string, string>
    providerData: string | null
    answeredAt: Date | null
    reference: string | null
    messages: Generated<string[]>
  }
  'carrierContacts': {
    companyId: Generated<string>
    id: Generated<string>
    carrierId: string
    name: string
    role: string
    email: string | null
    phone: string | null
    afterHoursPhone: string | null
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  'carrierInsurance': {
    companyId: Generated<string>
    id: Generated<string>
    carrierId: string
    kind: 'AutoLiability' | 'Cargo' | 'GeneralLiability' | 'WorkersCompensation'
    insurer: string
    policyNumber: string
    coverageCents: number
    effectiveOn: string
    expiresOn: string
    fileId: string | null
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  'carriers': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    name: string
    dotNumber: string | null
    docketNumber: string | null
    scac: string | null
    modes: Generated<string[]>
    equipmentModes: Generated<number[]>
    cargoTypes: Generated<string[]>
    phone: string | null
    email: string | null
    website: string | null
    addressLine1: string | null
    addressLine2: string | null
    city: string | null
    state: string | null
    postalCode: string | null
    country: 'US' | 'CA' | 'MX' | null
    logoFileId: string | null
    notes: string | null
    isOnHold: Generated<boolean>
    holdReason: string | null
    heldAt: Date | null
    heldBy: string | null
    searchText: GeneratedAlways<string>
    sendsRateConfirmation: Generated<boolean>
    confirmationPapers: Generated<string[]>
  }
  'commodities': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    commodityCode: string
    description: string
    cargoClassification: string
    perPackageWeight: number | null
    packageLength: number | null
    packageWidth: number | null
    packageHeight: number | null
    palletCount: number | null
    packageQuantity: number | null
    packagingUnitType: string
    freightClass: string | null
    nmfcItem: string | null
    nmfcSub: string | null
    customerProductCode: string | null
    isHazmat: Generated<boolean>
    isStackable: Generated<boolean>
    hazmatHazardClass: string | null
    hazmatPackingGroup: string | null
    hazmatUnNumber: string | null
    properShippingName: string | null
    technicalName: string | null
    reportableQuantity: string | null
    isLimitedQuantity: Generated<boolean>
    searchText: GeneratedAlways<string>
    hazmatSubsidiaryClasses: string | null
  }
  'companies': {
    id: Generated<string>
    companyNumber: Generated<string>
    name: string
    timeZone: Generated<string>
    createdAt: Generated<Date>
    logoFileId: string | null
  }
  'companySettings': {
    companyId: Generated<string>
    id: string
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    insuranceVersion: Generated<number>
    insuranceWarningDays: Generated<number>
    quoteMarkupVersion: Generated<number>
    domesticTlMarkup: number | null
    domesticLtlMarkup: number | null
    internationalTlMarkup: number | null
    internationalLtlMarkup: number | null
    defaultPrepaidAdd: number | null
    prepaidAddMarkupMethod: Generated<'Margin' | 'Markup'>
    includePrepaidAddMarkupQuotes: Generated<boolean>
    includePartialTlQuotes: Generated<boolean>
    bookingVersion: Generated<number>
    enableTmsFreightAudit: Generated<boolean>
    enableThirdPartyTmsFreightAudit: Generated<boolean>
    freightAuditEnabled: Generated<boolean>
    freightAuditManagementFee: Generated<number>
    allowTmsBillToCompany: Generated<boolean>
    orderDefaultVersion: Generated<number>
    defaultOrderType: Generated<'Purchase' | 'Sales' | 'Transfer' | 'Return' | null>
    defaultFreightTerm: Generated<'Prepaid' | 'PrepaidAdd' | 'Collect' | 'ThirdParty' | null>
    defaultShippingMode: Generated<'LTL' | 'VLTL' | 'TL' | null>
    defaultEquipmentMode: Generated<1 | 2 | 3 | 4 | 5 | 6 | null>
    defaultEquipmentType: Generated<string | null>
    defaultReeferMode: Generated<'Continuous' | 'Cycle' | null>
    defaultReeferTemp: number | null
    defaultLocationId: string | null
    defaultCommodityId: string | null
    defaultSpecialInstructions: Generated<string>
    defaultLtlSpecialInstructions: Generated<string>
    defaultTlSpecialInstructions: Generated<string>
    availableFreightTerms: Generated<string[]>
    availableShippingModes: Generated<string[]>
    availableEquipmentModes: Generated<number[]>
    availableEquipmentTypes: Generated<string[]>
    availableDefaultLtlAccessorials: Generated<string[]>
    additionalRequirements: Generated<string[]>
    mustHaveRequirements: Generated<string[]>
    mustNotHaveRequirements: Generated<string[]>
    customsBrokerName: string | null
    customsContact: string | null
    customsPhoneNumber: string | null
    customsPort: string | null
    prioritizeHistoricalLocations: Generated<boolean>
    showLocationName: Generated<boolean>
    requiredOrderReferences: Generated<string[]>
    requiredPickupReferences: Generated<string[]>
    requiredDropoffReferences: Generated<string[]>
    documentVersion: Generated<number>
    requiredContractTmsDocuments: Generated<string[]>
    requiredSpotDocuments: Generated<string[]>
    requiredIntegratedDocuments: Generated<string[]>
    labelFormat: Generated<'FourBySix' | 'Letter'>
    fuelPerMile: Generated<number>
    firstStopCents: Generated<number>
    furtherStopCents: Generated<number>
    truckloadSpeed: number | null
    ltlSpeed: number | null
    accessorialPrices: ColumnType<unknown, string | undefined, string>
    companyHolidays: ColumnType<unknown, string | undefined, string>
    roundsPublicPositions: Generated<boolean>
  }
  'contactLocations': {
    companyId: Generated<string>
    contactId: string
    locationId: string
    position: Generated<number>
  }
  'contacts': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    firstName: string
    lastName: string
    title: string | null
    primaryEmailAddress: string
    officeNumber: string | null
    mobileNumber: string | null
    permissions: Generated<string[]>
    isDriver: Generated<boolean>
    createPortalUser: Generated<boolean>
    isActivated: Generated<boolean>
    profilePictureFileId: string | null
    preferences: ColumnType<unknown, string | undefined, string>
    searchText: GeneratedAlways<string>
  }
  'dockSchedules': {
    companyId: Generated<string>
    id: Generated<string>
    locationId: string
    isAppointmentRequired: Generated<boolean>
    dockHours: ColumnType<unknown, string | undefined, string>
    version: Generated<number>
    updatedAt: Generated<Date>
  }
  'documents': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    createdBy: string | null
    fileId: string
    name: string
    fileType: 'ProofOfDelivery' | 'ShipmentMiscellaneous' | 'APInvoice' | 'ThirdParty' | 'CarrierConfirmation' | 'Customs' | 'TemporaryLiquorLicense' | 'CarrierTender' | 'ShipmentMasterBillOfLading'
    shipmentId: string | null
    orderStopId: string | null
    sha256: string
    isGenerated: Generated<boolean>
    isFileMissing: Generated<boolean>
    orderId: string | null
  }
  'ediInterchanges': {
    companyId: Generated<string>
    id: Generated<string>
    connectionId: string
    controlNumber: number
    receivedAt: Date
    receivedBy: string
    contentHash: string
    results: ColumnType<unknown, string | undefined, string>
    acknowledgement: string | null
    fileId: string | null
  }
  'exceptions': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    kind: string
    severity: 1 | 2 | 3
    entity: 'order' | 'shipment'
    entityId: string
    entityName: string
    causeKey: Generated<string>
    since: Date
    measuredAt: Date
    expectedAt: Date | null
    timeZone: string | null
    detail: string | null
    assigneeId: string | null
    snoozedAt: Date | null
    snoozedUntil: Date | null
    snoozeMark: string | null
    doneAt: Date | null
    doneBy: string | null
    closedAt: Date | null
  }
  'files': {
    companyId: Generated<string>
    id: string
    contentType: string
    byteSize: number
    fileName: string
    storedAs: string
    createdBy: string | null
    createdAt: Generated<Date>
  }
  'fuelWeeks': {
    companyId: Generated<string>
    monday: string
    price: number
  }
  'idempotencyKeys': {
    companyId: Generated<string>
    userId: string
    key: string
    requestHash: string
    status: number | null
    answer: ColumnType<unknown | null, string | undefined, string>
    createdAt: Generated<Date>
    claim: Generated<string>
    aliveAt: Generated<Date>
    hasSaved: Generated<boolean>
  }
  'knownCompanies': {
    companyId: Generated<string>
    id: Generated<string>
    companyName: string
    createdAt: Generated<Date>
  }
  'laneContracts': {
    companyId: Generated<string>
    id: Generated<string>
    laneId: string
    carrierId: string
    sequence: number | null
    createdAt: Generated<Date>
  }
  'laneRates': {
    companyId: Generated<string>
    id: Generated<string>
    contractId: string
    laneId: string
    carrierId: string
    createdAt: Generated<Date>
    createdBy: string | null
    replacedAt: Date | null
    replacedById: string | null
    effectiveDate: string
    expirationDate: string
    rateType: 'AllIn' | 'LineHaulPlusFuel'
    chargeType: string
    rate: number
    minChargeCents: number | null
    rateTableName: string
    palletRanges: ColumnType<unknown, string | undefined, string>
    additionalCharges: ColumnType<unknown, string | undefined, string>
  }
  'laneWays': {
    companyId: Generated<string>
    laneId: string
    line: ColumnType<unknown, string, string>
  }
  'lanes': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    customerReferenceNumber: string
    equipmentMode: 1 | 2 | 3 | 4 | 5 | 6
    originCity: string
    originState: string
    originPostalCode: string | null
    originCountry: 'US' | 'CA' | 'MX'
    originLatitude: number
    originLongitude: number
    destinationCity: string
    destinationState: string
    destinationPostalCode: string | null
    destinationCountry: 'US' | 'CA' | 'MX'
    destinationLatitude: number
    destinationLongitude: number
    originPostalKey: string | null
    originCityKey: string
    destinationPostalKey: string | null
    destinationCityKey: string
    estimatedMilesTenths: number | null
    tenderType: 'Automatic' | 'Manual'
    tenderMethod: 'Manual' | 'Email' | 'EDI' | 'API'
    tenderTime: number | null
    shipmentTenderingStart: number | null
    expirationAction: 'NotifyWatchers' | 'BroadcastToNetwork' | 'RequestSpotQuote' | null
    searchText: GeneratedAlways<string>
  }
  'locations': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    locationNumber: Generated<string>
    knownCompanyId: string | null
    companyName: string
    companyAlias: string | null
    verifiedCompanyName: string | null
    locationName: string
    locationAlias: string | null
    verifiedLocationName: string | null
    addressLine1: string
    addressLine2: string | null
    city: string
    state: string
    postalCode: string
    country: 'US' | 'CA' | 'MX'
    normalizedAddress: string
    latitude: number | null
    longitude: number | null
    ianaTimeZone: string
    ediCodes: Generated<string[]>
    leadProviderId: string | null
    supportLocationTypes: Generated<string[]>
    requirementFlags: Generated<string[]>
    notes: string | null
    averageLoadingMinutes: number | null
    averageUnloadingMinutes: number | null
    searchText: GeneratedAlways<string>
  }
  'ltlTariffs': {
    companyId: Generated<string>
    id: Generated<string>
    createdAt: Generated<Date>
    deletedAt: Date | null
    carrierName: string
    scac: string | null
    tariff: ColumnType<unknown, string, string>
  }
  'noteMentions': {
    companyId: Generated<string>
    noteId: string
    contactId: string
  }
  'notePictures': {
    companyId: Generated<string>
    fileId: string
    entity: string
    entityId: string
    noteId: string | null
    createdBy: string
    createdAt: Generated<Date>
  }
  'notes': {
    companyId: Generated<string>
    id: Generated<string>
    entity: string
    entityId: string
    authorId: string
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    isEdited: Generated<boolean>
    html: string
    content: string
    entityDescription: string | null
    entityLink: string | null
    originatingApplication: string | null
    originationType: 'ContractTMS' | 'Spot' | 'Integrated' | null
  }
  'notifications': {
    companyId: Generated<string>
    id: Generated<string>
    contactId: string
    kind: 'Mention' | 'Assignment' | 'NoteOnWatched' | 'ShipmentStatus' | 'OnTimeStatus' | 'Import'
    createdAt: Generated<Date>
    actorId: string | null
    actorName: string | null
    entity: string | null
    entityId: string | null
    entityName: string
    path: string | null
    detail: string | null
    excerpt: string | null
    inBell: boolean
    readAt: Date | null
    mail: 'AtOnce' | 'Daily' | 'Never'
    mailedAt: Date | null
  }
  'optimizationJobs': {
    companyId: Generated<string>
    id: Generated<string>
    name: string
    status: Generated<'queued' | 'running' | 'pending' | 'completed' | 'failed' | 'skipped' | 'internal_error'>
    createdBy: string
    createdAt: Generated<Date>
    startedAt: Date | null
    completedAt: Date | null
    constraintSnapshot: ColumnType<unknown | null, string | undefined, string>
    problem: ColumnType<unknown, string, string>
    seed: number
    timeLimitSeconds: number
    iterationLimit: number | null
    attempts: Generated<number>
    progress: Generated<number>
    bestCost: number | null
    iterations: Generated<number>
    cancelRequested: Generated<boolean>
    solutions: ColumnType<unknown, string | undefined, string>
    error: string | null
  }
  'orderItems': {
    companyId: Generated<string>
    id: Generated<string>
    orderId: string
    uniqueIdentifier: string
    position: number
    pickupStopId: string
    dropoffStopId: string
    customerProductCode: string | null
    commodityCode: string | null
    description: string
    totalWeight: number
    perPackageWeight: number | null
    packageLength: number | null
    packageWidth: number | null
    packageHeight: number | null
    palletCount: number | null
    packageCount: number | null
    packagingUnitType: string
    cargoClassification: string
    freightClass: string | null
    nmfcNumber: string | null
    isStackable: Generated<boolean>
    isHazmat: Generated<boolean>
    hazmatHazardClass: string | null
    hazmatPackingGroup: string | null
    hazmatUnNumber: string | null
    properShippingName: string | null
    technicalName: string | null
    reportableQuantity: string | null
    isLimitedQuantity: Generated<boolean>
    linearFeet: Generated<number>
    hazmatSubsidiaryClasses: string | null
  }
  'orderReferences': {
    companyId: Generated<string>
    id: Generated<string>
    createdAt: Generated<Date>
    deletedAt: Date | null
    orderId: string
    stopNumber: number | null
    label: string
    typeId: string
    value: string
    isVoided: Generated<boolean>
    foldedValue: GeneratedAlways<string>
    searchText: GeneratedAlways<string>
  }
  'orderStops': {
    companyId: Generated<string>
    id: Generated<string>
    orderId: string
    stopNumber: number
    stopType: 0 | 1
    loadStyle: Generated<'Live' | 'Drop'>
    locationId: string
    locationNumber: string
    companyName: string
    companyAlias: string | null
    locationName: string
    locationAlias: string | null
    addressLine1: string
    addressLine2: string | null
    city: string
    state: string
    postalCode: string
    country: string
    latitude: number | null
    longitude: number | null
    timeZone: string
    ediCode: string | null
    baseDate: string
    baseZip: string | null
    earlyAt: Date
    lateAt: Date
    appointmentAt: Date | null
    isAppointmentRequired: Generated<boolean>
    notes: string | null
    contactId: string | null
    contactFirstName: string | null
    contactLastName: string | null
    contactEmail: string | null
    contactPhone: string | null
    referenceNumbers: ColumnType<unknown, string | undefined, string>
    milesTenths: number | null
    transitSeconds: number | null
  }
  'orderUploadRows': {
    companyId: Generated<string>
    id: Generated<string>
    orderUploadId: string
    rowNumber: number
    reference: string
    cells: ColumnType<unknown, string, string>
    isChecked: Generated<boolean>
    fields: ColumnType<unknown | null, string | undefined, string>
    issues: ColumnType<unknown, string | undefined, string>
    outcome: Generated<'Waiting' | 'Created' | 'Rejected' | 'Duplicate' | 'Cancelled'>
    orderId: string | null
    orderNumber: string | null
  }
  'orderUploads': {
    companyId: Generated<string>
    id: Generated<string>
    createdAt: Generated<Date>
    createdBy: string
    fileName: string
    state: Generated<'Checking' | 'Saving' | 'Done' | 'Cancelled' | 'Failed'>
    finishedAt: Date | null
    fileRows: Generated<number>
    orders: Generated<number>
    checked: Generated<number>
    created: Generated<number>
    rejected: Generated<number>
    duplicates: Generated<number>
    message: string | null
    attempts: Generated<number>
    progressedAt: Date | null
  }
  'orderWays': {
    companyId: Generated<string>
    orderId: string
    line: ColumnType<unknown, string, string>
  }
  'orders': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    createdBy: string
    orderNumber: Generated<string>
    status: Generated<-2 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>
    onTimeStatus: 'Early' | 'OnTime' | 'AtRisk' | 'Late' | null
    voidedAt: Date | null
    voidedBy: string | null
    voidReason: string | null
    orderType: 'Purchase' | 'Sales' | 'Transfer' | 'Return'
    freightTermType: 'Prepaid' | 'PrepaidAdd' | 'Collect' | 'ThirdParty'
    markup: number | null
    specialInstructions: string | null
    billToCompanyId: string | null
    billingSettingId: string
    customerName: string
    shippingMode: 'LTL' | 'VLTL' | 'TL'
    equipmentMode: 1 | 2 | 3 | 4 | 5 | 6
    equipmentTypes: Generated<string[]>
    reeferMode: 'Continuous' | 'Cycle' | null
    reeferTemperature: number | null
    reeferTemperatureMin: number | null
    reeferTemperatureMax: number | null
    freightValueCents: number | null
    isTeamRequired: Generated<boolean>
    isBlind: Generated<boolean>
    isJustInTime: Generated<boolean>
    isLiftGateRequired: Generated<boolean>
    isPartial: Generated<boolean>
    isInternational: Generated<boolean>
    linearFeet: number | null
    requirements: Generated<string[]>
    mustHaveFlags: Generated<string[]>
    mustNotHaveFlags: Generated<string[]>
    accessorials: Generated<string[]>
    customsBrokerName: string | null
    customsBrokerContactName: string | null
    customsBrokerPhoneNumber: string | null
    customsBrokerPortOfEntry: string | null
    hazmatEmergencyContactInfo: string | null
    chemtracAccountNumber: string | null
    quoteNumberOrId: string | null
    selectedQuote: ColumnType<unknown | null, string | undefined, string>
    acceptedSurprises: ColumnType<unknown, string | undefined, string>
    referenceNumbers: ColumnType<unknown, string | undefined, string>
    referenceText: Generated<string>
    originLocationId: string
    originCompanyName: string
    originCompanyAlias: string | null
    originCity: string
    originState: string
    originPostalCode: string
    originCountry: string
    originLatitude: number | null
    originLongitude: number | null
    originTimeZone: string
    originDate: string
    originEarlyAt: Date
    originLateAt: Date
    originAppointmentAt: Date | null
    destinationLocationId: string
    destinationCompanyName: string
    destinationCompanyAlias: string | null
    destinationCity: string
    destinationState: string
    destinationPostalCode: string
    destinationCountry: string
    destinationLatitude: number | null
    destinationLongitude: number | null
    destinationTimeZone: string
    destinationDate: string
    destinationEarlyAt: Date
    destinationLateAt: Date
    destinationAppointmentAt: Date | null
    milesTenths: number | null
    transitSeconds: number | null
    weight: number
    stackablePallets: number
    nonStackablePallets: number
    usedLinearFeet: number
    isHazmat: boolean
    pickupStops: number
    dropoffStops: number
    requiresAppointment: Generated<boolean>
    isMissingAppointment: Generated<boolean>
    hasPendingChangeRequests: Generated<boolean>
    lowestShipCents: number | null
    lowestShipMode: 'LTL' | 'VLTL' | 'TL' | null
    lowestShipAt: Date | null
    numberOrder: GeneratedAlways<number>
    searchText: GeneratedAlways<string>
    costCenter: string | null
  }
  'ownSnoozes': {
    companyId: Generated<string>
    contactId: string
    exceptionId: string
    snoozedAt: Date
    snoozedUntil: Date | null
    snoozeMark: string
  }
  'quoteRates': {
    companyId: Generated<string>
    id: Generated<string>
    quoteId: string
    sourceId: string
    attempt: number
    carrierName: string
    scac: string | null
    totalCents: number
    minServiceDays: number
    maxServiceDays: number
    serviceLevel: string
    isGuaranteed: boolean
    expiresAt: Date
    offer: ColumnType<unknown, string, string>
    providerData: string
  }
  'quoteSources': {
    companyId: Generated<string>
    id: Generated<string>
    quoteId: string
    source: string
    name: string
    position: number
    state: Generated<'Working' | 'Answered' | 'Failed'>
    message: string | null
    refusals: ColumnType<unknown, string | undefined, string>
    askedAt: Generated<Date>
    answeredAt: Date | null
    attempt: Generated<number>
  }
  'quotes': {
    companyId: Generated<string>
    id: Generated<string>
    createdAt: Generated<Date>
    deletedAt: Date | null
    createdBy: string
    requestId: string
    quoteNumber: Generated<string>
    shippingMode: 'LTL' | 'VLTL' | 'TL'
    shippingDate: string
    originId: string
    originCity: string
    originState: string
    originPostalCode: string | null
    originCountry: 'US' | 'CA' | 'MX'
    originLatitude: number
    originLongitude: number
    originTimeZone: string
    destinationId: string
    destinationCity: string
    destinationState: string
    destinationPostalCode: string | null
    destinationCountry: 'US' | 'CA' | 'MX'
    destinationLatitude: number
    destinationLongitude: number
    destinationTimeZone: string
    milesTenths: number | null
    isHazmat: Generated<boolean>
    accessorials: Generated<string[]>
    products: ColumnType<unknown, string, string>
    densityTable: string
    freightClasses: string[]
    pallets: number
    weight: number
    rateCount: Generated<number>
    lowestCents: number | null
    expiresAt: Date
    searchText: GeneratedAlways<string>
    isTruckloadAsked: Generated<boolean>
    truckloadDetails: ColumnType<unknown | null, string | undefined, string>
    contractRates: ColumnType<unknown, string | undefined, string>
  }
  'rateConfirmations': {
    companyId: Generated<string>
    id: Generated<string>
    createdAt: Date
    shipmentId: string
    carrierId: string | null
    carrierName: string
    method: 'Email' | 'EDI' | 'API' | 'Provider' | 'None'
    recipient: string | null
    papers: Generated<string[]>
    cause: 'Booking' | 'User' | 'PickupChange'
    state: 'Waiting' | 'Sent' | 'Failed' | 'NoAddress' | 'Off'
    reason: string | null
    sentAt: Date | null
    messageId: string | null
    pickups: string
  }
  'rateRequestLines': {
    companyId: Generated<string>
    id: Generated<string>
    rateRequestId: string
    carrierId: string
    carrierName: string
    sentTo: ColumnType<unknown, string, string>
    sentAt: Date
    state: 'Pending' | 'Offered' | 'Declined'
    totalCents: number | null
    transitDays: number | null
    note: string | null
    answeredAt: Date | null
    answeredBy: string | null
    answeredThrough: 'Link' | 'Phone' | 'Mail' | null
    chosenAt: Date | null
    openCount: Generated<number>
    lastOpenedAt: Date | null
    remindedAt: Date | null
    sentBy: string | null
    remindedBy: string | null
    chosenBy: string | null
  }
  'rateRequests': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    createdBy: string
    isAutomatic: boolean
    shipmentId: string
    state: 'Open' | 'Closed'
    closeReason: 'ReplyBy' | 'Cancelled' | 'Booked' | null
    closedAt: Date | null
    replyBy: Date
    message: string | null
    targetCents: number | null
    closedBy: string | null
  }
  'rateSheetRows': {
    companyId: Generated<string>
    id: Generated<string>
    rateSheetId: string
    sortKey: string
    cells: ColumnType<unknown, string | undefined, string>
    kind: 'Changed' | 'New' | 'Ended' | 'Wrong' | 'Unchanged'
    rowNumber: number | null
    laneId: string | null
    carrierId: string | null
    rateId: string | null
    laneName: string
    way: string
    carrierName: string
    before: ColumnType<unknown | null, string | undefined, string>
    after: ColumnType<unknown | null, string | undefined, string>
    endsOn: string | null
    percent: number | null
    issues: ColumnType<unknown, string | undefined, string>
    isChosen: Generated<boolean>
    outcome: 'Applied' | 'NotApplied' | null
    reason: string | null
  }
  'rateSheets': {
    companyId: Generated<string>
    id: Generated<string>
    fileName: string
    state: Generated<'Previewed' | 'Applying' | 'Applied' | 'Failed' | 'Discarded'>
    createdAt: Generated<Date>
    createdBy: string
    closedAt: Date | null
    fileRows: number
    laneCount: number
    carrierCount: number
    validFrom: string | null
    validUntil: string | null
    run: Generated<number>
    attempts: Generated<number>
    progressedAt: Date | null
  }
  'savedViews': {
    companyId: Generated<string>
    id: Generated<string>
    contactId: string
    list: string
    name: string
    query: string
    isDefault: Generated<boolean>
    position: number
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  'shipmentCharges': {
    companyId: Generated<string>
    id: Generated<string>
    shipmentId: string
    position: number
    chargeType: string
    description: string
    chargeRateType: string
    units: number
    rate: number
    totalCents: number
  }
  'shipmentOrders': {
    companyId: Generated<string>
    shipmentId: string
    orderId: string
    isActive: Generated<boolean>
    joinedAt: Generated<Date>
    leftAt: Date | null
  }
  'shipmentStopParts': {
    companyId: Generated<string>
    shipmentStopId: string
    orderStopId: string
    shipmentId: string
    orderId: string
  }
  'shipmentStops': {
    companyId: Generated<string>
    id: Generated<string>
    shipmentId: string
    stopNumber: number
    stopType: 0 | 1
    locationId: string
    earlyAt: Date
    lateAt: Date
    appointmentAt: Date | null
    arrivedAt: Date | null
    departedAt: Date | null
    milesTenths: number | null
    transitSeconds: number | null
    unloadedAt: Date | null
  }
  'shipmentTracking': {
    companyId: Generated<string>
    shipmentId: string
    positionAt: Date | null
    latitude: number | null
    longitude: number | null
    positionCity: string | null
    positionState: string | null
    positionProvider: string | null
    lastHeardAt: Date | null
    nextStopNumber: number | null
    milesToGo: number | null
    milesOff: number | null
    doubtfulAt: Date | null
    doubtfulLatitude: number | null
    doubtfulLongitude: number | null
  }
  'shipmentWays': {
    companyId: Generated<string>
    shipmentId: string
    line: ColumnType<unknown, string, string>
  }
  'shipments': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    createdBy: string
    shipmentNumber: Generated<string>
    status: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
    onTimeStatus: 'Early' | 'OnTime' | 'AtRisk' | 'Late' | null
    attentionReason: 'BookingTimedOut' | 'TenderExhausted' | 'TenderUnbookable' | 'PickupPassed' | null
    attentionMessage: string | null
    attentionSince: Date | null
    voidedAt: Date | null
    voidedBy: string | null
    voidReason: string | null
    origination: 'Order' | 'Consolidation' | 'ShipmentBuilder'
    maxBuyCents: Generated<number>
    originationType: 'ContractTMS' | 'Spot' | 'Integrated' | null
    bookedAt: Date | null
    bookedBy: string | null
    carrierId: string | null
    carrierName: string | null
    carrierScac: string | null
    rateSource: string | null
    serviceLevel: string | null
    freightClass: number | null
    quoteNumber: string | null
    laneId: string | null
    laneRateId: string | null
    totalCents: number | null
    bookingReference: string | null
    pickupNumber: string | null
    proNumber: string | null
    driverName: string | null
    driverPhone: string | null
    truckNumber: string | null
    trailerNumber: string | null
    sealNumber: string | null
    shippingMode: 'LTL' | 'VLTL' | 'TL'
    equipmentMode: 1 | 2 | 3 | 4 | 5 | 6
    equipmentTypes: Generated<string[]>
    accessorials: Generated<string[]>
    requirements: Generated<string[]>
    reeferTemperatureMin: number | null
    reeferTemperatureMax: number | null
    isHazmat: boolean
    isTeamRequired: boolean
    isBlind: boolean
    weight: number
    pallets: number
    packages: number
    linearFeet: number
    lowestShipCents: number | null
    originLocationId: string
    originCompanyName: string
    originCity: string
    originState: string
    originPostalCode: string
    originCountry: string
    originLatitude: number | null
    originLongitude: number | null
    originTimeZone: string
    originDate: string
    originEarlyAt: Date
    originLateAt: Date
    originAppointmentAt: Date | null
    actualPickupAt: Date | null
    destinationLocationId: string
    destinationCompanyName: string
    destinationCity: string
    destinationState: string
    destinationPostalCode: string
    destinationCountry: string
    destinationLatitude: number | null
    destinationLongitude: number | null
    destinationTimeZone: string
    destinationDate: string
    destinationEarlyAt: Date
    destinationLateAt: Date
    destinationAppointmentAt: Date | null
    actualDeliveryAt: Date | null
    stopCount: number
    milesTenths: number | null
    transitSeconds: number | null
    pickupsReached: Generated<number>
    pickupsByLimit: Generated<number>
    dropoffsReached: Generated<number>
    dropoffsByLimit: Generated<number>
    offerCarrierName: string | null
    offerPosition: number | null
    offerCount: number | null
    offerExpiresAt: Date | null
    orderNumbers: string[]
    customerName: string
    referenceText: Generated<string>
    numberOrder: GeneratedAlways<number>
    searchText: GeneratedAlways<string>
    containerNumber: string | null
    minTransitDays: number | null
    maxTransitDays: number | null
  }
  'spotQuotes': {
    companyId: Generated<string>
    id: Generated<string>
    createdAt: Generated<Date>
    createdBy: string
    requestId: string
    quoteNumber: string
    effectiveDate: string
    isPartial: boolean
    transitDays: number
    totalCents: number
    expiresAt: Date
    request: ColumnType<unknown, string, string>
    offer: ColumnType<unknown, string, string>
    providerData: string
    quoteId: string | null
  }
  'stopOutlooks': {
    companyId: Generated<string>
    shipmentStopId: string
    shipmentId: string
    etaAt: Date | null
    onTimeStatus: 'Early' | 'OnTime' | 'AtRisk' | 'Late' | null
  }
  'tenderConnections': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    carrierId: string
    kind: 'Email' | 'EDI' | 'API'
    ownQualifier: string | null
    ownId: string | null
    partnerQualifier: string | null
    partnerId: string | null
    isTest: Generated<boolean>
    lastControlNumber: Generated<number>
    webhookUrl: string | null
    webhookSecret: string | null
    tokenMadeAt: Date | null
    failures: Generated<number>
    restsUntil: Date | null
  }
  'tenderMessages': {
    companyId: Generated<string>
    id: Generated<string>
    createdAt: Generated<Date>
    offerId: string | null
    connectionId: string
    method: 'EDI' | 'API'
    purpose: 'Offer' | 'Withdrawal' | 'Confirmation'
    state: 'Waiting' | 'Sent' | 'Failed' | 'Dropped'
    reason: string | null
    attempts: Generated<number>
    sentAt: Date | null
    controlNumber: number | null
    fileId: string | null
    acknowledgedAt: Date | null
    acknowledgement: 'Accepted' | 'AcceptedWithErrors' | 'PartlyAccepted' | 'Rejected' | null
    shipmentId: string | null
  }
  'tenderOffers': {
    companyId: Generated<string>
    id: Generated<string>
    tenderId: string
    position: number
    laneId: string
    laneRateId: string
    carrierId: string
    carrierName: string
    state: 'Queued' | 'Sent' | 'Accepted' | 'Rejected' | 'Countered' | 'Expired' | 'Undeliverable' | 'Skipped' | 'Withdrawn'
    stateReason: string | null
    charges: ColumnType<unknown, string, string>
    totalCents: number
    sentTo: string | null
    sentAt: Date | null
    expiresAt: Date | null
    answeredAt: Date | null
    answeredBy: string | null
    answeredThrough: 'Link' | 'Person' | 'API' | 'EDI' | null
    rejectReason: string | null
    answerNote: string | null
    counterCents: number | null
    method: 'Manual' | 'Email' | 'EDI' | 'API' | null
    lateAnswer: 'Accepted' | 'Rejected' | 'Countered' | null
    lateAnsweredAt: Date | null
    lateAnsweredBy: string | null
  }
  'tenders': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    createdBy: string
    isAutomatic: boolean
    shipmentId: string
    laneId: string
    state: 'Open' | 'Accepted' | 'Exhausted' | 'Withdrawn' | 'NeedsAttention'
    tenderMethod: 'Manual' | 'Email' | 'EDI' | 'API'
    tenderTime: number
    expirationAction: 'NotifyWatchers' | 'BroadcastToNetwork' | 'RequestSpotQuote' | null
    endedAt: Date | null
    rateRequestId: string | null
    spotQuoteId: string | null
    followUpNote: string | null
  }
  'trackingEvents': {
    companyId: Generated<string>
    sequence: Generated<number>
    receivedAt: Date
    shipmentId: string
    provider: string
    eventId: string
    kind: string
    stopNumber: number | null
    occurredAt: Date
    latitude: number | null
    longitude: number | null
    city: string | null
    state: string | null
    reason: string | null
    note: string | null
    estimatedAt: Date | null
    recordedBy: string | null
    reporter: string | null
    doubt: string | null
  }
  'trackingReceipts': {
    companyId: Generated<string>
    provider: string
    eventId: string
    receivedAt: Date
  }
  'watchNews': {
    companyId: Generated<string>
    id: Generated<string>
    shipmentId: string
    watcherId: string
    kind: 'ShipmentStatus' | 'OnTimeStatus'
    status: string
    happenedAt: Date
    mailedAt: Date | null
    detail: string | null
  }
  'watchers': {
    companyId: Generated<string>
    id: Generated<string>
    entity: string
    entityId: string
    contactId: string | null
    emailAddress: string
    notificationType: 'All' | 'ShipmentStatus' | 'OnTimeStatus' | 'None'
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    confirmedAt: Generated<Date | null>
  }
  'webhookDeliveries': {
    companyId: Generated<string>
    id: Generated<string>
    sequence: GeneratedAlways<number>
    createdAt: Generated<Date>
    webhookId: string
    recordId: string
    event: string
    about: string
    body: string
    state: Generated<'Waiting' | 'Delivered' | 'Failed'>
    round: Generated<number>
    attempts: Generated<number>
    firstAttemptAt: Date | null
    attemptedAt: Date | null
    nextAttemptAt: Date | null
    responseStatus: number | null
    responseMs: number | null
    reason: string | null
  }
  'webhooks': {
    companyId: Generated<string>
    id: Generated<string>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    createdBy: string
    name: string
    url: string
    topics: string[]
    secret: string
    isPaused: Generated<boolean>
    deletedAt: Date | null
    failures: Generated<number>
    restsUntil: Date | null
  }
  'system.apiKeyHashes': {
    keyHash: string
    companyId: string
    apiKeyId: string
  }
  'system.attempts': {
    key: string
    windowStart: Date
    count: Generated<number>
  }
  'system.companyIds': {
    companyId: string
  }
  'system.credentials': {
    contactId: string
    companyId: string
    email: string
    isActive: Generated<boolean>
    passwordHash: string | null
    passwordChangedAt: Date | null
    invitedAt: Date | null
    lastActiveAt: Date | null
  }
  'system.demoCompanies': {
    companyId: string
  }
  'system.exceptionTurns': {
    companyId: string
    entity: string
    entityId: string
    dueAt: Date
    failures: Generated<number>
  }
  'system.featureFlags': {
    name: string
    isOn: boolean
  }
  'system.identityTokens': {
    tokenHash: string
    purpose: 'activation' | 'reset'
    contactId: string
    companyId: string
    expiresAt: Date
    usedAt: Date | null
    createdAt: Generated<Date>
  }
  'system.keys': {
    name: string
    value: ColumnType<unknown, string, string>
    createdAt: Generated<Date>
  }
  'system.mails': {
    id: string
    companyId: string | null
    kind: string
    recipient: string
    subject: string
    textBody: string
    htmlBody: string
    createdAt: Generated<Date>
    attempts: Generated<number>
    nextAttemptAt: Generated<Date>
    lastError: string | null
    sentAt: Date | null
    failedAt: Date | null
    attachments: ColumnType<unknown, string | undefined, string>
    unsubscribeUrl: string | null
  }
  'system.oidcPayloads': {
    kind: string
    id: string
    payload: ColumnType<unknown, string, string>
    grantId: string | null
    accountId: string | null
    userCode: string | null
    uid: string | null
    consumedAt: Date | null
    expiresAt: Date | null
  }
  'system.outbox': {
    id: string
    companyId: string
    name: string
    entity: string
    payload: ColumnType<unknown, string, string>
    createdAt: Generated<Date>
    deliveredAt: Date | null
  }
  'system.personalLinks': {
    tokenHash: string
    purpose: 'tender' | 'rate-request' | 'carrier' | 'unsubscribe' | 'watch'
    companyId: string
    recordId: string
    holder: string
    createdAt: Date
  }
  'system.publicNumbers': {
    number: string
    companyId: string
  }
  'system.publicVisits': {
    address: string
    asked: string
    visitedAt: Date
    companyId: string | null
    shipmentIds: Generated<string[]>
  }
  'system.resetWatches': {
    watch: string
    contactId: string | null
    state: Generated<'waiting' | 'completed' | 'failed'>
    createdAt: Generated<Date>
  }
  'system.searchEntries': {
    companyId: string
    kind: string
    entityId: string
    isVoided: Generated<boolean>
    place: GeneratedAlways<number>
    number: string | null
    digits: GeneratedAlways<string | null>
    name: Generated<string>
    searchText: string
  }
  'system.trackingTurns': {
    companyId: string
    shipmentId: string
    dueAt: Date
    failures: Generated<number>
  }
  'system.unnamedFiles': {
    storedAs: string
    createdAt: Generated<Date>
  }
}

/**
 * Columns that are read of a record: all except its company, which is the same for every visible row, and columns that
 * only the database uses.
 */
export const recordColumns = {
  carriers: ['id', 'version', 'createdAt', 'updatedAt', 'name', 'dotNumber', 'docketNumber', 'scac', 'modes', 'equipmentModes', 'cargoTypes', 'phone', 'email', 'website', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country', 'logoFileId', 'notes', 'isOnHold', 'holdReason', 'heldAt', 'heldBy', 'sendsRateConfirmation', 'confirmationPapers'],
  commodities: ['id', 'version', 'createdAt', 'updatedAt', 'commodityCode', 'description', 'cargoClassification', 'perPackageWeight', 'packageLength', 'packageWidth', 'packageHeight', 'palletCount', 'packageQuantity', 'packagingUnitType', 'freightClass', 'nmfcItem', 'nmfcSub', 'customerProductCode', 'isHazmat', 'isStackable', 'hazmatHazardClass', 'hazmatPackingGroup', 'hazmatUnNumber', 'properShippingName', 'technicalName', 'reportableQuantity', 'isLimitedQuantity', 'hazmatSubsidiaryClasses'],
  contacts: ['id', 'version', 'createdAt', 'updatedAt', 'firstName', 'lastName', 'title', 'primaryEmailAddress', 'officeNumber', 'mobileNumber', 'permissions', 'isDriver', 'createPortalUser', 'isActivated', 'profilePictureFileId', 'preferences'],
  lanes: ['id', 'version', 'createdAt', 'updatedAt', 'customerReferenceNumber', 'equipmentMode', 'originCity', 'originState', 'originPostalCode', 'originCountry', 'originLatitude', 'originLongitude', 'destinationCity', 'destinationState', 'destinationPostalCode', 'destinationCountry', 'destinationLatitude', 'destinationLongitude', 'originPostalKey', 'originCityKey', 'destinationPostalKey', 'destinationCityKey', 'estimatedMilesTenths', 'tenderType', 'tenderMethod', 'tenderTime', 'shipmentTenderingStart', 'expirationAction'],
  locations: ['id', 'version', 'createdAt', 'updatedAt', 'locationNumber', 'knownCompanyId', 'companyName', 'companyAlias', 'verifiedCompanyName', 'locationName', 'locationAlias', 'verifiedLocationName', 'addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country', 'normalizedAddress', 'latitude', 'longitude', 'ianaTimeZone', 'ediCodes', 'leadProviderId', 'supportLocationTypes', 'requirementFlags', 'notes', 'averageLoadingMinutes', 'averageUnloadingMinutes'],
  orderReferences: ['id', 'createdAt', 'orderId', 'stopNumber', 'label', 'typeId', 'value', 'isVoided', 'foldedValue'],
  orders: ['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'orderNumber', 'status', 'onTimeStatus', 'voidedAt', 'voidedBy', 'voidReason', 'orderType', 'freightTermType', 'markup', 'specialInstructions', 'billToCompanyId', 'billingSettingId', 'customerName', 'shippingMode', 'equipmentMode', 'equipmentTypes', 'reeferMode', 'reeferTemperature', 'reeferTemperatureMin', 'reeferTemperatureMax', 'freightValueCents', 'isTeamRequired', 'isBlind', 'isJustInTime', 'isLiftGateRequired', 'isPartial', 'isInternational', 'linearFeet', 'requirements', 'mustHaveFlags', 'mustNotHaveFlags', 'accessorials', 'customsBrokerName', 'customsBrokerContactName', 'customsBrokerPhoneNumber', 'customsBrokerPortOfEntry', 'hazmatEmergencyContactInfo', 'chemtracAccountNumber', 'quoteNumberOrId', 'selectedQuote', 'acceptedSurprises', 'referenceNumbers', 'referenceText', 'originLocationId', 'originCompanyName', 'originCompanyAlias', 'originCity', 'originState', 'originPostalCode', 'originCountry', 'originLatitude', 'originLongitude', 'originTimeZone', 'originDate', 'originEarlyAt', 'originLateAt', 'originAppointmentAt', 'destinationLocationId', 'destinationCompanyName', 'destinationCompanyAlias', 'destinationCity', 'destinationState', 'destinationPostalCode', 'destinationCountry', 'destinationLatitude', 'destinationLongitude', 'destinationTimeZone', 'destinationDate', 'destinationEarlyAt', 'destinationLateAt', 'destinationAppointmentAt', 'milesTenths', 'transitSeconds', 'weight', 'stackablePallets', 'nonStackablePallets', 'usedLinearFeet', 'isHazmat', 'pickupStops', 'dropoffStops', 'requiresAppointment', 'isMissingAppointment', 'hasPendingChangeRequests', 'lowestShipCents', 'lowestShipMode', 'lowestShipAt', 'numberOrder', 'costCenter'],
  quotes: ['id', 'createdAt', 'createdBy', 'requestId', 'quoteNumber', 'shippingMode', 'shippingDate', 'originId', 'originCity', 'originState', 'originPostalCode', 'originCountry', 'originLatitude', 'originLongitude', 'originTimeZone', 'destinationId', 'destinationCity', 'destinationState', 'destinationPostalCode', 'destinationCountry', 'destinationLatitude', 'destinationLongitude', 'destinationTimeZone', 'milesTenths', 'isHazmat', 'accessorials', 'products', 'densityTable', 'freightClasses', 'pallets', 'weight', 'rateCount', 'lowestCents', 'expiresAt', 'isTruckloadAsked', 'truckloadDetails', 'contractRates'],
  shipments: ['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'shipmentNumber', 'status', 'onTimeStatus', 'attentionReason', 'attentionMessage', 'attentionSince', 'voidedAt', 'voidedBy', 'voidReason', 'origination', 'maxBuyCents', 'originationType', 'bookedAt', 'bookedBy', 'carrierId', 'carrierName', 'carrierScac', 'rateSource', 'serviceLevel', 'freightClass', 'quoteNumber', 'laneId', 'laneRateId', 'totalCents', 'bookingReference', 'pickupNumber', 'proNumber', 'driverName', 'driverPhone', 'truckNumber', 'trailerNumber', 'sealNumber', 'shippingMode', 'equipmentMode', 'equipmentTypes', 'accessorials', 'requirements', 'reeferTemperatureMin', 'reeferTemperatureMax', 'isHazmat', 'isTeamRequired', 'isBlind', 'weight', 'pallets', 'packages', 'linearFeet', 'lowestShipCents', 'originLocationId', 'originCompanyName', 'originCity', 'originState', 'originPostalCode', 'originCountry', 'originLatitude', 'originLongitude', 'originTimeZone', 'originDate', 'originEarlyAt', 'originLateAt', 'originAppointmentAt', 'actualPickupAt', 'destinationLocationId', 'destinationCompanyName', 'destinationCity', 'destinationState', 'destinationPostalCode', 'destinationCountry', 'destinationLatitude', 'destinationLongitude', 'destinationTimeZone', 'destinationDate', 'destinationEarlyAt', 'destinationLateAt', 'destinationAppointmentAt', 'actualDeliveryAt', 'stopCount', 'milesTenths', 'transitSeconds', 'pickupsReached', 'pickupsByLimit', 'dropoffsReached', 'dropoffsByLimit', 'offerCarrierName', 'offerPosition', 'offerCount', 'offerExpiresAt', 'orderNumbers', 'customerName', 'referenceText', 'numberOrder', 'containerNumber', 'minTransitDays', 'maxTransitDays'],
} as const

export type RecordRow<T extends keyof typeof recordColumns> = Pick<Selectable<Tables[T]>, (typeof recordColumns)[T][number] & keyof Selectable<Tables[T]>>
