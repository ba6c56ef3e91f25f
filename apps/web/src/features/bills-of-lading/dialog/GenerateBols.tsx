import type { BolOptions } from '@lanewise/contract/bills-of-lading'
import { billAtShipmentLevel } from '@lanewise/domain/bills-of-lading/which-bills'
import { isLtlMode } from '@lanewise/domain/freight/modes'
import { Download, Send } from 'lucide-react'
import { useState } from 'react'
import { useBolOptions } from '#features/bills-of-lading/bills-of-lading.api.ts'
import type { PrintedShipment } from '#features/bills-of-lading/use-papers.ts'
import { errorText } from '#platform/query/problem.ts'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import {
  asMaster,
  bolTabs,
  type Choice,
  commandOf,
  missingIn,
  nothingChosen,
  onTab,
  startOf,
  withDrop,
} from './choice.ts'
import { Rows } from './list-layout.tsx'
import { DropList, OrderList } from './lists.tsx'
import { RecipientField } from './RecipientField.tsx'
import { usePrint } from './use-print.ts'

type GenerateBolsProps = { shipment: PrintedShipment; onClose: () => void }

/**
 * Dialog that generates the bills of lading of a shipment by drop, by order or as one master, to download or to email.
 */
export function GenerateBols({ shipment, onClose }: GenerateBolsProps) {
  const { data: options, error, status, isFetching, refetch } = useBolOptions(shipment.id)
  const [chosen, choose] = useState<Choice | null>(null)
  const choice = chosen ?? (options ? startOf(options) : nothingChosen)
  const { download, send, isPending } = usePrint(onClose)
  const command = options ? commandOf(options, choice) : null
  const missing = missingIn(choice, command)
  const run = () => {
    if (!command || missing) return
    void (choice.isEmail ? send(command, choice.emails) : download(command))
  }
  return (
    <Dialog
      open
      title="Generate BOLs"
      subtitle={`Shipment ${shipment.shipmentNumber}`}
      onClose={onClose}
      onSubmit={run}
      busy={isPending}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            kind="primary"
            icon={choice.isEmail ? <Send /> : <Download />}
            loading={isPending}
            {...(missing && { disabledReason: missing })}
            onClick={run}
          >
            {choice.isEmail ? 'Send' : 'Download'}
          </Button>
        </>
      }
    >
      {options && <Choices options={options} choice={choice} onChoose={choose} />}
      {!options && status !== 'error' && <SkeletonRows height={44} />}
      {!options && status === 'error' && (
        <ErrorState text={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

type ChoicesProps = { options: BolOptions; choice: Choice; onChoose: (choice: Choice) => void }

function Choices({ options, choice, onChoose }: ChoicesProps) {
  const { shipmentBols, orderBols, shippingMode } = options
  return (
    <Rows>
      {isLtlMode(shippingMode) && orderBols.length > 1 && <Alert tone="risk">{billAtShipmentLevel}</Alert>}
      <Tabs label="Bills by" names={bolTabs} value={choice.tab} onChange={(tab) => onChoose(onTab(choice, tab))}>
        {choice.tab === 0 ? (
          <Rows>
            <Switch
              label="Master BOL"
              checked={choice.isMaster}
              onChange={(isMaster) => onChoose(asMaster(choice, isMaster))}
            />
            <DropList
              bols={shipmentBols}
              chosen={choice.drops}
              isLocked={choice.isMaster}
              onChange={(drop, isChosen) => onChoose(withDrop(choice, drop, isChosen))}
            />
          </Rows>
        ) : (
          <OrderList
            bols={orderBols}
            chosen={choice.orderNumber}
            onChange={(orderNumber) => onChoose({ ...choice, orderNumber })}
          />
        )}
      </Tabs>
      <Switch label="Send by email" checked={choice.isEmail} onChange={(isEmail) => onChoose({ ...choice, isEmail })} />
      {choice.isEmail && (
        <RecipientField
          options={options}
          emails={choice.emails}
          onChange={(emails) => onChoose({ ...choice, emails })}
        />
      )}
    </Rows>
  )
}
