import { Secret, ShownOnce } from '#platform/record/Secret.tsx'

/** Secret of a webhook, shown only once. */
export const WebhookSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <ShownOnce title="Webhook secret" warning="It will not be shown again." onClose={onClose}>
    <Secret
      label="Webhook secret"
      value={secret}
      help="X-Lanewise-Signature is sha256= and the HMAC-SHA256 of X-Lanewise-Timestamp, a period and the body, with this secret."
    />
  </ShownOnce>
)
