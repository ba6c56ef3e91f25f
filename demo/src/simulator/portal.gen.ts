// Written by npm run simulator-client from the OpenAPI document; do not edit.

export type Portal = { baseUrl: string; key?: string; token?: string; signal?: AbortSignal }

/** An HTTP response with status 400 or above. */
export class PortalRefusal extends Error {
  readonly status: number
  /** Seconds to wait before a retry. null if the portal gives none. */
  readonly retryAfter: number | null

  constructor(status: number, message: string, retryAfter: number | null) {
    super(message)
    this.name = 'PortalRefusal'
    this.status = status
    this.retryAfter = retryAfter
  }
}

type Call = { method: string; path: string; takesKey: boolean; takesToken: boolean }
type Input = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

async function call<T>(portal: Portal, { method, path, takesKey, takesToken }: Call, { params = {}, query = {}, body }: Input): Promise<T> {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== null) search.append(name, String(value))
  const answer = await fetch(portal.baseUrl + filled + (search.size > 0 ? '?' + search : ''), {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(takesKey && portal.key && { 'x-api-key': portal.key }),
      ...(takesToken && portal.token && { authorization: 'Bearer ' + portal.token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(portal.signal && { signal: portal.signal }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new PortalRefusal(answer.status, messageIn(text), secondsIn(answer.headers.get('retry-after')))
  return (text === '' ? undefined : JSON.parse(text)) as T
}

function messageIn(text: string): string {
  try {
    const problem = JSON.parse(text) as { message?: unknown }
    return typeof problem.message === 'string' ? problem.message : text.slice(0, 200)
  } catch {
    return text.slice(0, 200)
  }
}

const secondsIn = (value: string | null) => (value !== null && /^\d+$/.test(value) ? Number(value) : null)

/** The load behind a personal link */
export const getOfferedLoad = (portal: Portal, input: { params: { token: string } }): Promise<{ "companyName": string; "contact": { "name": string; "email": string; "phone": string | null } | null; "carrierName": string; "dotNumber": string | null; "sentTo": string | null; "sentAt": string; "expiresAt": string; "now": string; "commodities": string[]; "load": { "shipmentNumber": string; "shippingMode": "LTL" | "VLTL" | "TL"; "equipmentMode": 1 | 2 | 3 | 4 | 5 | 6; "equipmentTypes": string[]; "totalDistance": number | null; "estimatedTimeSeconds": number | null; "pallets": number; "packages": number; "weight": number; "isHazmat": boolean; "isTeamRequired": boolean; "reeferTemperatureMin": number | null; "reeferTemperatureMax": number | null; "trackingRequirements": { "description": string }[]; "stops": ({ "id": string; "stopNumber": number; "stopType": 0 | 1; "loadStyle": "Live" | "Drop"; "locationNumber": string; "companyName": string; "locationName": string; "address": { "line1": string; "line2": string | null; "city": string; "state": string; "zip": string; "country": string; "ianaTimeZone": string }; "coordinates": { "latitude": number; "longitude": number } | null; "earlyDateTime": string; "lateDateTime": string; "appointmentDateTime": string | null; "isAppointmentRequired": boolean; "arrivalDateTime": string | null; "departureDateTime": string | null; "distance": number | null; "expectedTransitTimeSeconds": number | null; "orderNumbers": string[]; "pallets": number; "packages": number; "weight": number; "notes": string[] })[] }; "line": [number, number][]; "contract": string; "total": number; "charges": ({ "description": string; "chargeType": "FreightRate" | "FuelSurcharge" | "Discount" | "MinimumCharge" | "DeficitWeight" | "CubicCapacity" | "Reclassification" | "Reweigh" | "WeightInspection" | "BolCorrection" | "Liftgate" | "Residential" | "LimitedAccess" | "Inside" | "Appointment" | "Notification" | "SortSegregate" | "Overlength" | "HazmatFee" | "ProtectiveService" | "SingleShipment" | "Guaranteed" | "CodFee" | "Insurance" | "HighCostArea" | "ComplianceSurcharge" | "SecurityFee" | "Detention" | "Layover" | "TruckOrderedNotUsed" | "Redelivery" | "Reconsignment" | "Storage" | "Lumper" | "Unloading" | "StopOff" | "Deadhead" | "TeamDriver" | "Tarp" | "Oversize" | "Overweight" | "Escort" | "ReeferFuel" | "Chassis" | "Tolls" | "BorderCrossing" | "Tax" | "CreditCardFee" | "FreightAuditManagementFee" | "Credit" | "Other" | "FreightAuditFreightRate" | "FreightAuditFuelSurcharge" | "FreightAuditDiscount" | "FreightAuditMinimumCharge" | "FreightAuditDeficitWeight" | "FreightAuditCubicCapacity" | "FreightAuditReclassification" | "FreightAuditReweigh" | "FreightAuditWeightInspection" | "FreightAuditBolCorrection" | "FreightAuditLiftgate" | "FreightAuditResidential" | "FreightAuditLimitedAccess" | "FreightAuditInside" | "FreightAuditAppointment" | "FreightAuditNotification" | "FreightAuditSortSegregate" | "FreightAuditOverlength" | "FreightAuditHazmatFee" | "FreightAuditProtectiveService" | "FreightAuditSingleShipment" | "FreightAuditGuaranteed" | "FreightAuditCodFee" | "FreightAuditInsurance" | "FreightAuditHighCostArea" | "FreightAuditComplianceSurcharge" | "FreightAuditSecurityFee" | "FreightAuditDetention" | "FreightAuditLayover" | "FreightAuditTruckOrderedNotUsed" | "FreightAuditRedelivery" | "FreightAuditReconsignment" | "FreightAuditStorage" | "FreightAuditLumper" | "FreightAuditUnloading" | "FreightAuditStopOff" | "FreightAuditDeadhead" | "FreightAuditTeamDriver" | "FreightAuditTarp" | "FreightAuditOversize" | "FreightAuditOverweight" | "FreightAuditEscort" | "FreightAuditReeferFuel" | "FreightAuditChassis" | "FreightAuditTolls" | "FreightAuditBorderCrossing" | "FreightAuditCredit" | "FreightAuditOther"; "chargeTypeName": string; "chargeRateType": "Flat" | "PerMile" | "Pallet" | "Hundredweight" | "Pound" | "Ton" | "Piece" | "Gallon" | "CubicFoot" | "LinearFoot" | "Hour" | "Stop" | "Percent"; "units": number; "rate": number; "total": number })[] }> =>
  call(portal, {"method":"GET","path":"/api/v1/public/tenders/{token}","takesKey":false,"takesToken":false}, input)

/** Accept or reject the load behind a personal link */
export const answerOffer = (portal: Portal, input: { params: { token: string }; body: { "answer": "Accepted" | "Rejected"; "rejectReason"?: "NoCapacity" | "NoEquipment" | "Rate" | "LeadTime" | "AppointmentTime" | "LaneNotServed" | "Weight" | "Commodity" | "DriverHours" | "Other" | null; "note"?: string | null } }): Promise<{ "state": "Accepted" | "Rejected"; "shipmentNumber": string }> =>
  call(portal, {"method":"POST","path":"/api/v1/public/tenders/{token}/answer","takesKey":false,"takesToken":false}, input)

/** The load behind the personal link of a rate request */
export const getRequestedLoad = (portal: Portal, input: { params: { token: string } }): Promise<{ "companyName": string; "contact": { "name": string; "email": string; "phone": string | null } | null; "carrierName": string; "dotNumber": string | null; "sentTo": string | null; "sentAt": string; "expiresAt": string; "now": string; "commodities": string[]; "load": { "shipmentNumber": string; "shippingMode": "LTL" | "VLTL" | "TL"; "equipmentMode": 1 | 2 | 3 | 4 | 5 | 6; "equipmentTypes": string[]; "totalDistance": number | null; "estimatedTimeSeconds": number | null; "pallets": number; "packages": number; "weight": number; "isHazmat": boolean; "isTeamRequired": boolean; "reeferTemperatureMin": number | null; "reeferTemperatureMax": number | null; "trackingRequirements": { "description": string }[]; "stops": ({ "id": string; "stopNumber": number; "stopType": 0 | 1; "loadStyle": "Live" | "Drop"; "locationNumber": string; "companyName": string; "locationName": string; "address": { "line1": string; "line2": string | null; "city": string; "state": string; "zip": string; "country": string; "ianaTimeZone": string }; "coordinates": { "latitude": number; "longitude": number } | null; "earlyDateTime": string; "lateDateTime": string; "appointmentDateTime": string | null; "isAppointmentRequired": boolean; "arrivalDateTime": string | null; "departureDateTime": string | null; "distance": number | null; "expectedTransitTimeSeconds": number | null; "orderNumbers": string[]; "pallets": number; "packages": number; "weight": number; "notes": string[] })[] }; "line": [number, number][]; "message": string | null; "own": { "state": "Pending" | "Offered" | "Declined"; "total": number | null; "transitDays": number | null; "note": string | null } }> =>
  call(portal, {"method":"GET","path":"/api/v1/public/rate-requests/{token}","takesKey":false,"takesToken":false}, input)

/** Offer a rate for the load behind a personal link, or decline */
export const answerRateRequest = (portal: Portal, input: { params: { token: string }; body: { "answer": "Offered" | "Declined"; "total"?: number | null; "transitDays"?: number | null; "note"?: string | null } }): Promise<{ "state": "Offered" | "Declined"; "shipmentNumber": string }> =>
  call(portal, {"method":"POST","path":"/api/v1/public/rate-requests/{token}/answer","takesKey":false,"takesToken":false}, input)

/** The loads to track, with an API key of the scope tracking: from booking until 7 days after delivery */
export const getTrackedLoads = (portal: Portal, input: { query?: { scac?: string; after?: string } }): Promise<{ "data": ({ "shipmentNumber": string; "proNumber": string | null; "carrierName": string | null; "carrierScac": string | null; "shipmentStatus": -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8; "shipmentStatusName": "Voided" | "Drafted" | "ReadyToBook" | "Tendering" | "Booked" | "Dispatched" | "InTransit" | "AtStop" | "Delivered" | "DeliveryConfirmed"; "shippingMode": "LTL" | "VLTL" | "TL"; "isTeamRequired": boolean; "bookedAt": string | null; "lastHeardAt": string | null; "position": { "latitude": number; "longitude": number; "at": string } | null; "stops": ({ "stopNumber": number; "stopType": "Pickup" | "Dropoff"; "city": string | null; "state": string | null; "latitude": number | null; "longitude": number | null; "ianaTimeZone": string | null; "earlyDateTime": string; "lateDateTime": string; "legMiles": number | null; "arrivedAt": string | null; "unloadedAt": string | null; "departedAt": string | null; "hasProof": boolean })[] })[]; "next": string | null }> =>
  call(portal, {"method":"GET","path":"/api/v1/tracking/loads","takesKey":true,"takesToken":true}, input)

/** The road route of a shipment */
export const getShipmentRoute = (portal: Portal, input: { params: { shipmentNumber: string } }): Promise<{ "line": [number, number][] }> =>
  call(portal, {"method":"GET","path":"/api/v1/shipments/{shipmentNumber}/route","takesKey":true,"takesToken":true}, input)

/** Send tracking events of shipments, with an API key of the scope tracking; duplicates count once */
export const recordTrackingEvents = (portal: Portal, input: { body: { "provider"?: string | null; "events": ({ "eventId": string; "shipmentNumber": string; "kind": "PickupScheduled" | "Dispatched" | "Position" | "Arrived" | "Loaded" | "Departed" | "PickedUp" | "ArrivedAtTerminal" | "DepartedTerminal" | "OutForDelivery" | "Estimate" | "Delayed" | "Exception" | "DeliveryAppointment" | "DeliveryAttempted" | "Refused" | "Unloaded" | "ProofOfDelivery" | "Cancelled"; "stopNumber"?: number | null; "occurredAt": string; "latitude"?: number | null; "longitude"?: number | null; "city"?: string | null; "state"?: string | null; "reason"?: "A9" | "AF" | "AG" | "AH" | "AI" | "AJ" | "AL" | "AM" | "AO" | "AW" | "B1" | "B5" | "B8" | "B9" | "BC" | "BE" | "BG" | "BH" | "BK" | "BP" | "BS" | "CA" | "D1" | "D2" | "HB" | null; "note"?: string | null; "estimatedAt"?: string | null })[] } }): Promise<{ "accepted": number; "duplicates": number; "refused": number; "results": ({ "eventId": string; "outcome": "Accepted" | "Duplicate" | "Refused"; "message": string | null })[] }> =>
  call(portal, {"method":"POST","path":"/api/v1/tracking/events","takesKey":true,"takesToken":true}, input)

/** The tender connection of a carrier, with its recent messages */
export const getTenderConnection = (portal: Portal, input: { params: { carrierId: string } }): Promise<{ "carrierId": string; "kind": "Email" | "EDI" | "API"; "ownQualifier": "12" | "14" | "30" | "01" | "02" | "08" | "ZZ"; "ownId": string | null; "partnerQualifier": "12" | "14" | "30" | "01" | "02" | "08" | "ZZ"; "partnerId": string | null; "isTest": boolean; "webhookUrl": string | null; "obstacle": string | null; "hasWebhookSecret": boolean; "tokenMadeAt": string | null; "messages": ({ "id": string; "offerId": string | null; "shipmentNumber": string; "method": "EDI" | "API"; "purpose": "Offer" | "Withdrawal" | "Confirmation"; "state": "Waiting" | "Sent" | "Failed" | "Dropped"; "reason": string | null; "attempts": number; "createdAt": string; "sentAt": string | null; "controlNumber": number | null; "hasFile": boolean; "acknowledgedAt": string | null; "acknowledgement": "Accepted" | "AcceptedWithErrors" | "PartlyAccepted" | "Rejected" | null })[]; "received": ({ "id": string; "controlNumber": number; "receivedAt": string; "receivedBy": string; "transactions": ({ "kind": string; "controlNumber": string; "shipmentNumber": string | null; "outcome": "Taken" | "Refused" | "Unknown" | "Invalid"; "message": string })[] })[] }> =>
  call(portal, {"method":"GET","path":"/api/v1/carriers/{carrierId}/tender-connection","takesKey":true,"takesToken":true}, input)

/** An X12 file sent to or received from a carrier, base64 */
export const getEdiFile = (portal: Portal, input: { params: { carrierId: string; ediFileId: string } }): Promise<{ "contentType": string; "fileName": string; "data": string }> =>
  call(portal, {"method":"GET","path":"/api/v1/carriers/{carrierId}/edi-files/{ediFileId}","takesKey":true,"takesToken":true}, input)

/** Send X12 answers (990), statuses (214) and acknowledgements (997), with the bearer token of the connection */
export const receiveEdi = (portal: Portal, input: { body: { "data": string } }): Promise<{ "acknowledgement": string | null; "interchanges": ({ "controlNumber": number; "isRepeated": boolean; "transactions": ({ "kind": string; "controlNumber": string; "shipmentNumber": string | null; "outcome": "Taken" | "Refused" | "Unknown" | "Invalid"; "message": string })[] })[]; "errors": string[] }> =>
  call(portal, {"method":"POST","path":"/api/v1/edi/inbound","takesKey":false,"takesToken":true}, input)
