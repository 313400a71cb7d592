import { type BookingKind, type Channel, channels } from '@properysearch/contract/bookings/facts'

interface ChannelWords {
  label: string
  /** Who collects and who holds the money. */
  means: string
}

/** Where a rental is another matter than a sale. */
const ofRental: Partial<Record<Channel, ChannelWords>> = {
  partner: {
    label: 'Payment partner',
    means:
      'A licensed payment partner collects the money. It holds the deposit until the keys are handed over, and passes each rent on to the owner.',
  },
  direct: {
    label: 'Directly to the owner',
    means:
      'The tenant pays the owner by bank transfer or cheque. One side records it, the other confirms. We hold nothing.',
  },
  'bank-escrow': {
    label: 'Escrow account at a bank',
    means: 'Tenant, owner and a bank have an account together. What goes through it is recorded here. We hold nothing.',
  },
}

/** How a deal of this kind is paid, in words for both sides. */
export function channelWords(channel: Channel, kind: BookingKind): ChannelWords {
  return (kind === 'rental' ? ofRental[channel] : undefined) ?? channels[channel]
}
