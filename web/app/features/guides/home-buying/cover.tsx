import { Person, Scene, Tree, Windows } from '../drawing.tsx'

const floors = [0, 1, 2, 3, 4, 5, 6]

/** A street at the foot of a hill fort: old house, new tower, row houses, and two people with a plan. */
export function HomeBuyingCover() {
  return (
    <Scene
      isCover
      width={1200}
      height={420}
      label="A street in Pune below a hill fort: a tower with balconies between older houses, neem and gulmohar trees, and two people looking up with a plan in hand."
    >
      <path d="M0 0h1200v420H0z" fill="var(--sky)" />
      <circle cx="880" cy="112" r="34" fill="var(--sun)" />
      <path
        d="M0 260c90-20 150-70 230-90l30-34h150l34 30c90 20 150 66 250 74 120-24 190-66 300-60 90 8 140 40 206 60v180H0z"
        fill="var(--hill)"
      />
      <path d="M286 136v-16h10v-10h8v10h60v-8h12v24z" fill="var(--hill-near)" />
      <path d="M0 300c160-34 330-10 470-8 220 2 420-42 730 0v120H0z" fill="var(--hill-near)" />
      <Tree x={120} y={372} size={1.5} />
      <Tree x={1090} y={372} size={1.45} isInFlower />
      <OldHouse />
      <Tower />
      <RowHouses />
      <Tree x={246} y={370} size={1.25} isInFlower />
      <Tree x={452} y={372} size={1.15} />
      <Tree x={758} y={372} size={1.05} isInFlower />
      <Tree x={1000} y={372} size={1.1} />
      <path d="M0 366h1200v54H0z" fill="var(--soil)" />
      <path d="M0 388h1200v32H0z" fill="var(--road)" />
      <path
        d="M20 403h60m60 0h60m60 0h60m60 0h60m60 0h60m60 0h60m60 0h60m60 0h60m60 0h60m60 0h60"
        stroke="var(--page)"
        strokeWidth="3"
        opacity="0.7"
      />
      <Person x={642} y={384} shirt="var(--cloth)" />
      <Person x={672} y={384} shirt="var(--gulmohar)" />
      <path d="M646 352l22-6v14l-22 6z" fill="var(--page)" stroke="var(--page-ink)" />
      <Scooter />
    </Scene>
  )
}

function Tower() {
  return (
    <g>
      <path d="M478 92h244v274H478z" fill="var(--wall)" />
      <path d="M600 92h122v274H600z" fill="var(--wall-shade)" opacity="0.5" />
      <path d="M566 70h68v24h-68z" fill="var(--wall-shade)" />
      <path d="M648 80h34v14h-34z" fill="var(--stone)" />
      <path d="M472 88h256v8H472z" fill="var(--brick)" />
      {floors.map((floor) => {
        const y = 104 + floor * 34
        return (
          <g key={floor}>
            <path
              d={`M492 ${y + 2}h48v26h-48zM660 ${y + 2}h48v26h-48z`}
              fill={floor % 3 === 1 ? 'var(--glass)' : 'var(--glass-dim)'}
            />
            <path d={`M516 ${y + 2}v26M684 ${y + 2}v26`} stroke="var(--wall)" strokeWidth="2" />
            <path d={`M484 ${y + 26}h64v4h-64zM652 ${y + 26}h64v4h-64z`} fill="var(--brick)" />
            <path d={`M484 ${y + 16}h64M652 ${y + 16}h64`} stroke="var(--stone)" strokeWidth="1.5" />
            <Windows x={562} y={y + 5} columns={3} rows={1} pitchX={28} pitchY={1} width={19} height={18} />
          </g>
        )
      })}
      <path d="M478 342h244v24H478z" fill="var(--stone)" opacity="0.55" />
      <path
        d="M490 344h44v22h-44zM544 344h34v22h-34zM622 344h34v22h-34zM666 344h44v22h-44z"
        fill="var(--ink)"
        opacity="0.5"
      />
      <path d="M584 340h32v26h-32z" fill="var(--wood)" />
      <path d="M496 362c0-8 6-8 8-12h16c4 4 10 4 10 12z" fill="var(--cloth)" />
    </g>
  )
}

function OldHouse() {
  return (
    <g>
      <path d="M296 232h136v134H296z" fill="var(--brick)" />
      <path d="M284 234l22-30h116l22 30z" fill="var(--gulmohar)" opacity="0.8" />
      <path d="M290 296h148v6H290z" fill="var(--wood)" />
      <Windows x={310} y={246} columns={4} rows={1} pitchX={30} pitchY={1} width={18} height={32} />
      <Windows x={310} y={316} columns={1} rows={1} pitchX={30} pitchY={1} width={24} height={26} />
      <Windows x={394} y={316} columns={1} rows={1} pitchX={30} pitchY={1} width={24} height={26} />
      <path d="M350 312h28v54h-28z" fill="var(--wood)" />
      <path d="M302 280h24M332 280h24M362 280h24M392 280h24" stroke="var(--wood)" strokeWidth="4" />
    </g>
  )
}

function RowHouses() {
  return (
    <g>
      {[0, 1].map((at) => (
        <g key={at} transform={`translate(${790 + at * 92} 0)`}>
          <path d="M0 270h88v96H0z" fill={at ? 'var(--wall-shade)' : 'var(--wall)'} />
          <path d="M-6 272l50-38 50 38z" fill="var(--brick)" />
          <path d="M12 288h26v24H12z" fill="var(--glass)" />
          <path d="M50 288h26v24H50z" fill="var(--glass-dim)" />
          <path d="M8 324h72v4H8z" fill="var(--stone)" />
          <path d="M34 332h22v34H34z" fill="var(--wood)" />
        </g>
      ))}
      <path d="M786 350h30v16h-30zM858 350h46v16h-46zM948 350h26v16h-26z" fill="var(--stone)" />
    </g>
  )
}

function Scooter() {
  return (
    <g transform="translate(842 366)" fill="none" stroke="var(--ink)" strokeWidth="3">
      <circle cx="8" cy="16" r="7" />
      <circle cx="46" cy="16" r="7" />
      <path d="M8 14c4-12 14-12 20-2h10l4-22-6-3" />
      <path d="M4 0h22c4 0 4 8 0 10" fill="var(--cloth)" stroke="none" />
    </g>
  )
}
