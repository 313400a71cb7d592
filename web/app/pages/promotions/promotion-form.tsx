import type { PromotionOptions } from '@properysearch/contract/promotions/calls'
import type { PromotionDays } from '@properysearch/contract/promotions/facts'
import { type ReactNode, useMemo, useState } from 'react'
import { Checkout } from '../../features/orders/checkout.tsx'
import { DayChoice } from '../../features/promotions/day-choice.tsx'
import { PackageDays } from '../../features/promotions/package-days.tsx'
import { type Promotable, usePromote } from '../../features/promotions/promotions.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { newKey } from '../../lib/new-key.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'

interface PromotionFormProps {
  promoted: Promotable
  options: PromotionOptions
  /** "Featured" or "Premium". */
  badge: string
  /** What the order is about, without its days. */
  wanted: { purpose: 'promote-property' | 'promote-profile'; subjectId: number }
  /** The way back, for people who may not buy it. */
  wayBack: ReactNode
}

/** How long, and by package or payment. */
export function PromotionForm({ promoted, options: all, badge, wanted, wayBack }: PromotionFormProps) {
  const { options, promotedUntil, daysLeft } = all
  const [chosen, setChosen] = useState<PromotionDays>(options[0]?.days ?? '7')
  const [isPaying, setPaying] = useState(false)
  const promote = usePromote(promoted)
  // Pressed twice, it is one press, until the page shows that it was done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two make it another press
  const key = useMemo(newKey, [chosen, promotedUntil])
  const option = options.find((option) => option.days === chosen)
  return (
    <div className="grid gap-6">
      {promotedUntil ? (
        <Notice look="good" role="status">
          {badge} until {formatDay(promotedUntil)}. New days are added at the end.
        </Notice>
      ) : null}
      <DayChoice options={options} chosen={chosen} onChoose={setChosen} />
      {option?.isInPackage && !isPaying ? (
        <PackageDays
          option={option}
          daysLeft={daysLeft}
          isBusy={promote.isPending}
          onUse={() =>
            promote.mutate(
              { days: chosen, key },
              {
                onSuccess: ({ data }) => toast.success(`${badge} until ${formatDay(data.promotedUntil)}.`),
                onError: (error) => toast.error(messageOf(error)),
              },
            )
          }
          onPay={() => setPaying(true)}
        />
      ) : (
        <Checkout key={chosen} wanted={{ ...wanted, option: chosen }} wayBack={wayBack} />
      )}
    </div>
  )
}
