import { Mark, Scene, Tree, Windows } from '../drawing.tsx'

/** A tower and its surroundings, with what raises and what lowers the price of a flat in it. */
export function PriceScene() {
  return (
    <Scene
      height={360}
      label="A tower between a garden and a busy road, with a metro line behind it and eight numbered places that raise or lower the price of a flat."
    >
      <path d="M0 0h440v360H0z" fill="var(--sky)" />
      <circle cx="396" cy="70" r="24" fill="var(--sun)" />
      <path d="M0 250c80-40 160-30 240-16s140-20 200-10v136H0z" fill="var(--hill)" />
      <path d="M0 306h440v54H0z" fill="var(--neem)" />
      <path d="M316 306h124v54H316z" fill="var(--road)" />
      <path d="M378 312v12m0 10v12" stroke="var(--page)" strokeWidth="4" />
      {/* metro */}
      <path d="M0 214h440v10H0zM40 224h12v82H40zM388 224h12v82h-12z" fill="var(--stone)" />
      <path d="M6 190h88c8 0 12 10 12 24H6z" fill="var(--page)" stroke="var(--stone)" strokeWidth="2" />
      <path d="M14 196h18v10H14zM38 196h18v10H38zM62 196h18v10H62z" fill="var(--glass)" />
      <path d="M6 208h100v6H6z" fill="var(--cloth)" />
      <Tree x={36} y={316} size={0.9} isInFlower />
      <Tree x={104} y={322} size={1.05} />
      <path d="M150 44h140v266H150z" fill="var(--wall)" />
      <path d="M250 44h40v266h-40z" fill="var(--wall-shade)" />
      <path d="M144 38h152v8H144z" fill="var(--brick)" />
      <Windows x={162} y={58} columns={4} rows={7} pitchX={32} pitchY={34} width={20} height={20} />
      <path d="M150 296h140v14H150z" fill="var(--ink)" opacity="0.45" />
      <path d="M160 310c2-8 6-10 10-14h18c4 4 8 6 10 14z" fill="var(--gulmohar)" />
      <path d="M236 268c6 4 10 10 8 18s-12 8-14 0 2-12 6-18z" fill="var(--stone)" opacity="0.5" />
      <path d="M340 336c0-10 6-12 10-18h26c6 6 12 8 12 18z" fill="var(--cloth)" />
      <circle cx="352" cy="336" r="6" fill="var(--ink)" />
      <circle cx="378" cy="336" r="6" fill="var(--ink)" />
      <path d="M400 326c6-4 6-10 0-14m8 20c12-8 12-20 0-28" fill="none" stroke="var(--page)" strokeWidth="2.5" />
      <Mark x={172} y={68} n={1} />
      <Mark x={150} y={136} n={2} />
      <Mark x={120} y={206} n={3} />
      <Mark x={216} y={298} n={4} />
      <Mark x={290} y={104} n={5} />
      <Mark x={262} y={256} n={6} />
      <Mark x={364} y={308} n={7} />
      <Mark x={220} y={332} n={8} />
    </Scene>
  )
}
