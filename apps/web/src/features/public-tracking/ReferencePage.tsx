import { shipmentStatusLabel, shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { styled } from '@mui/material/styles'
import { Info } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router'
import { errorText } from '#platform/query/problem.ts'
import { Chip } from '#ui/chip/Chip.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { useTrackedByReference } from './public-tracking.api.ts'
import { Loading, TrackingFrame } from './TrackingFrame.tsx'
import { useBack } from './use-missed.ts'
import { ShipmentView } from './view/ShipmentView.tsx'

const SEVERAL = 'It looks like there are multiple shipments tied to that Reference Number. You can view them all here.'

/** Shipments found by a company's reference. (TRACK-3) */
export default function ReferencePage() {
  const { referenceNumber = '', customerNumber = '' } = useParams()
  return (
    <TrackingFrame number="">
      <Result key={`${customerNumber}/${referenceNumber}`} reference={referenceNumber} company={customerNumber} />
    </TrackingFrame>
  )
}

function Result({ reference, company }: { reference: string; company: string }) {
  const { data, error } = useTrackedByReference(reference, company)
  const back = useBack()
  const [open, setOpen] = useState(0)
  const isFailed = !data?.length && (error !== null || data !== undefined)
  const leave = useEffectEvent(() => {
    const message = error
      ? errorText(error)
      : `No shipment was found for Reference # ${reference} and Company # ${company}`
    back({ shipment: '', reference, company, message })
  })
  useEffect(() => {
    if (isFailed) leave()
  }, [isFailed])
  const shipment = data?.[open] ?? data?.[0]
  if (!data || !shipment) return <Loading />
  if (data.length === 1) return <ShipmentView shipment={shipment} />
  return (
    <>
      <Several>
        <Chip tone="accent" icon={<Info aria-hidden="true" />}>
          {SEVERAL}
        </Chip>
      </Several>
      <Tabs
        label="Shipments"
        names={data.map((one) => `${one.shipmentNumber} ${shipmentStatusLabel(shipmentStatusOf(one.shipmentStatus))}`)}
        value={data.indexOf(shipment)}
        onChange={setOpen}
      >
        <ShipmentView key={shipment.id} shipment={shipment} />
      </Tabs>
    </>
  )
}

/** The sentence is long: on a phone it takes more lines than a chip can show. */
const Several = styled('div')({
  marginBottom: 8,
  '& > *': { height: 'auto', minHeight: 22, whiteSpace: 'normal', maxWidth: '100%' },
})
