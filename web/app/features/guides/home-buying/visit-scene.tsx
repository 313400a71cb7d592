import { Mark, Person, Scene, Tree } from '../drawing.tsx'

/** A building cut open, with the places to look at when visiting. */
export function VisitScene() {
  return (
    <Scene
      height={360}
      label="A three-storey building cut open like a doll's house, with eight numbered places to check, from the water tank on the terrace to the drain at the gate."
    >
      <path d="M0 0h440v360H0z" fill="var(--sky)" />
      <path d="M0 312h440v48H0z" fill="var(--soil)" />
      <Tree x={34} y={314} size={0.95} />
      <path d="M92 62h268v250H92z" fill="var(--stone)" />
      <path d="M100 72h198v70H100zM100 152h198v70H100zM100 232h198v80H100z" fill="var(--wall)" />
      <path d="M306 72h46v240h-46z" fill="var(--wall-shade)" />
      <path d="M196 72v70M196 152v70" stroke="var(--stone)" strokeWidth="5" />
      <path d="M150 34h44v28h-44z" fill="var(--cloth)" opacity="0.75" />
      <path d="M146 30h52v6h-52z" fill="var(--stone)" />
      <path d="M84 46h10v18H84zM358 46h10v18h-10z" fill="var(--stone)" />
      {/* bedroom, living room */}
      <path d="M112 120h52v16h-52zM112 112h10v24h-10z" fill="var(--wood)" />
      <path d="M122 112h42v10h-42z" fill="var(--page)" />
      <path d="M212 118h56c4 0 4 18 4 18h-64s0-18 4-18zM208 108h64v12h-64z" fill="var(--cloth)" />
      <path d="M90 88h12v34H90z" fill="var(--glass)" />
      <path d="M100 88l54 48h-54z" fill="var(--sun)" opacity="0.55" />
      <path d="M226 72h62c-2 9-12 7-16 4-4 12-16 12-20 2-6 6-24 6-26-6z" fill="var(--brick)" opacity="0.45" />
      <path d="M240 86v7M262 88v12M278 82v6" stroke="var(--rain)" strokeWidth="2" strokeLinecap="round" />
      {/* bathroom, kitchen */}
      <path
        d="M112 200c0 14 30 14 34 0zM126 212h8v10h-8zM108 172h6v30h-6z"
        fill="var(--page)"
        stroke="var(--soft-ink)"
      />
      <path d="M160 168v34m-6-34h12m-10 34h8" stroke="var(--soft-ink)" strokeWidth="2" fill="none" />
      <path d="M210 192h80v30h-80z" fill="var(--wood)" />
      <path d="M206 188h88v6h-88zM212 160h30v16h-30z" fill="var(--stone)" />
      <path d="M262 186c0-12 12-12 12 0" fill="none" stroke="var(--soft-ink)" strokeWidth="2.5" />
      {/* parking, lift */}
      <path d="M116 300c2-16 18-18 24-28h44c10 10 26 10 28 28z" fill="var(--gulmohar)" />
      <path d="M144 286l6-10h28l8 10z" fill="var(--glass)" />
      <circle cx="136" cy="300" r="9" fill="var(--ink)" />
      <circle cx="192" cy="300" r="9" fill="var(--ink)" />
      <path d="M312 164h34v52h-34z" fill="var(--page)" stroke="var(--soft-ink)" />
      <path d="M329 72v92M329 166v50" stroke="var(--soft-ink)" />
      <Person x={262} y={312} shirt="var(--cloth)" size={0.95} />
      <path d="M20 336h64v24H20z" fill="var(--rain)" opacity="0.8" />
      <path d="M382 312h34v10h-34z" fill="var(--ink)" opacity="0.6" />
      <path d="M386 312v10m7-10v10m7-10v10m7-10v10" stroke="var(--soil)" strokeWidth="2" />
      <Mark x={172} y={48} n={1} />
      <Mark x={286} y={100} n={2} />
      <Mark x={124} y={94} n={3} />
      <Mark x={182} y={206} n={4} />
      <Mark x={250} y={168} n={5} />
      <Mark x={329} y={190} n={6} />
      <Mark x={164} y={256} n={7} />
      <Mark x={52} y={340} n={8} />
    </Scene>
  )
}
