import { Mark, Scene } from '../drawing.tsx'

const drops = Array.from({ length: 34 }, (_, at) => [(at * 37) % 128, (at * 61) % 330] as const)

/** A wall cut from terrace to ground, with the six places where rain gets in. */
export function MonsoonScene() {
  return (
    <Scene
      height={390}
      label="An outer wall cut from terrace to ground in heavy rain, with six numbered details: coping, terrace layers, chajja, window sill, plaster and plinth."
    >
      <path d="M0 0h440v390H0z" fill="var(--sky)" />
      <path d="M150 130h290v222H150z" fill="var(--wall)" />
      <path d="M0 352h440v38H0z" fill="var(--soil)" />
      {drops.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x + 10} ${y}l-5 15`}
          stroke="var(--rain)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
      {/* terrace: slab, coba laid to fall, tiles */}
      <path d="M132 112h308v22H132z" fill="var(--stone)" />
      <path d="M156 98l284-12v26H156z" fill="var(--brick)" />
      <path d="M156 98l12-14 272-9v11l-284 12z" fill="var(--page)" stroke="var(--stone)" />
      {[190, 230, 270, 310, 350, 390].map((x) => (
        <path key={x} d={`M${x} 94l6 14m6-16l8 12`} stroke="var(--wall)" strokeWidth="2" />
      ))}
      {/* parapet and wall */}
      <path d="M132 46h24v66h-24z" fill="var(--brick)" />
      <path d="M126 38l38 8v7h-38z" fill="var(--stone)" />
      <path d="M132 134h24v62h-24zM132 276h24v84h-24z" fill="var(--brick)" />
      <path d="M126 60h6v136h-6zM126 282h6v64h-6z" fill="var(--wall-shade)" />
      {/* window */}
      <path d="M84 190h72v10H84z" fill="var(--stone)" />
      <path d="M84 190h44v-4z" fill="var(--stone)" />
      <path d="M92 200h6v3h-6z" fill="var(--sky)" />
      <path d="M139 200h10v74h-10z" fill="var(--glass)" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M116 282l40-9v10h-40z" fill="var(--stone)" />
      {/* plinth, apron, drain */}
      <path d="M156 340h284v12H156z" fill="var(--wood)" />
      <path d="M128 346h30v44h-30z" fill="var(--stone)" />
      <path d="M60 366l68-12v12z" fill="var(--stone)" />
      <path d="M34 364h26v18H34z" fill="var(--rain)" stroke="var(--stone)" strokeWidth="3" />
      {/* inside */}
      <path d="M250 296h120v44H250zM250 272h18v68h-18zM352 272h18v68h-18z" fill="var(--cloth)" />
      <path d="M300 134v26m-14 0h28l8 20h-44z" fill="var(--marigold)" stroke="var(--trunk)" />
      <Mark x={144} y={24} n={1} />
      <Mark x={256} y={72} n={2} />
      <Mark x={74} y={178} n={3} />
      <Mark x={104} y={268} n={4} />
      <Mark x={110} y={318} n={5} />
      <Mark x={92} y={346} n={6} />
    </Scene>
  )
}
