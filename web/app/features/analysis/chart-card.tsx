import { Download } from 'lucide-react'
import { useId } from 'react'
import { toast } from '../../ui/toast.tsx'
import { BarChart } from './bar-chart.tsx'
import { tableOf } from './chart-table.ts'
import type { Chart } from './charts.ts'
import { HeatMap } from './heat-map.tsx'
import { PlotChart } from './plot-chart.tsx'

const drawings = { bars: BarChart, columns: PlotChart, line: PlotChart, map: HeatMap }

/** One chart with what it says, the table behind it, its source, and its two files. */
export function ChartCard({ chart, pathOf }: { chart: Chart; pathOf: (slug: string) => string }) {
  const id = useId()
  const Drawing = drawings[chart.kind]
  const { heads, rows } = tableOf(chart)
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-lg">
          {chart.title}
        </h2>
        <p className="text-soft-ink text-sm">{chart.says}</p>
      </div>
      {chart.marks.length > 0 ? (
        <>
          <figure className="grid gap-3">
            <Drawing chart={chart} pathOf={pathOf} />
          </figure>
          <details className="min-w-0">
            <summary className="cursor-pointer py-2 text-leaf text-sm">Table and files</summary>
            <div className="mt-2 grid gap-3">
              <div className="flex flex-wrap gap-2">
                <SaveButton
                  label="CSV"
                  of={chart}
                  save={async () => (await import('./save-chart.ts')).saveCsv(chart)}
                />
                <SaveButton
                  label="PNG"
                  of={chart}
                  save={async () => (await import('./save-chart.ts')).savePng(chart)}
                />
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
              <section tabIndex={0} className="max-h-96 overflow-auto" aria-label={`Table: ${chart.title}`}>
                <table className="figures w-full text-sm">
                  <caption className="sr-only">{chart.title}</caption>
                  <thead>
                    <tr className="border-line border-b text-soft-ink text-xs">
                      {heads.map((head, i) => (
                        <th
                          key={head}
                          scope="col"
                          className={`py-2 pr-3 font-medium ${i === 0 ? 'text-left' : 'text-right'}`}
                        >
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(([label, ...cells]) => (
                      <tr key={label} className="border-line border-b">
                        <th scope="row" className="py-2 pr-3 text-left font-normal">
                          {label}
                        </th>
                        {cells.map((cell, i) => (
                          <td key={heads[i + 1]} className="py-2 pr-3 text-right">
                            {cell}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            </div>
          </details>
        </>
      ) : null}
      <p className="text-soft-ink text-xs">Source: {chart.made}</p>
    </section>
  )
}

function SaveButton({ label, of, save }: { label: string; of: Chart; save: () => Promise<void> }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-card px-3 text-sm hover:bg-sunken"
      aria-label={`Save “${of.title}” as ${label}`}
      onClick={() => save().catch(() => toast.error('The file could not be made. Please try again.'))}
    >
      <Download aria-hidden className="size-4" /> {label}
    </button>
  )
}
