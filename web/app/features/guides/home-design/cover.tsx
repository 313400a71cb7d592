import { Scene, Tree } from '../drawing.tsx'

/** A living room in the morning: a wide window to the hills, a swing, a sofa, and Warli figures on the wall. */
export function HomeDesignCover() {
  return (
    <Scene
      isCover
      width={1200}
      height={420}
      label="A bright living room in Pune: a wide window with hills and a gulmohar outside, a wooden swing, a green sofa on a rug, a ceiling fan, buckets, and Warli figures painted on the wall."
    >
      <path d="M0 0h1200v420H0z" fill="var(--wall)" />
      <path d="M0 330h1200v90H0z" fill="var(--wall-shade)" />
      <path d="M0 326h1200v6H0z" fill="var(--wood)" />
      <g>
        <path d="M420 74h320v176H420z" fill="var(--sky)" />
        <path d="M420 206c80-50 120-40 180-16s90-20 140-30v90H420z" fill="var(--hill)" />
        <path d="M420 232c100-24 220-10 320-16v34H420z" fill="var(--hill-near)" />
        <Tree x={680} y={252} size={1.1} isInFlower />
        <path
          d="M414 68h332v188H414zM426 80v164h96V80zm106 0v164h96V80zm106 0v164h96V80z"
          fill="var(--wood)"
          fillRule="evenodd"
        />
        <path d="M400 256h360v10H400z" fill="var(--stone)" />
        <path
          d="M386 60c10 70 6 140-6 206h44c6-70 4-140 2-206zM774 60c-10 70-6 140 6 206h-44c-6-70-4-140-2-206z"
          fill="var(--cloth)"
          opacity="0.55"
        />
        <path d="M372 56h416v6H372z" fill="var(--trunk)" />
      </g>
      <path d="M426 330l96-0 90 90H470zM560 330h90l120 90H640z" fill="var(--sun)" opacity="0.3" />
      <Fan />
      <Swing />
      <ellipse cx="620" cy="386" rx="230" ry="26" fill="var(--brick)" opacity="0.55" />
      <ellipse cx="620" cy="386" rx="196" ry="20" fill="none" stroke="var(--page)" strokeWidth="3" opacity="0.7" />
      <Sofa />
      <Bucket />
      <Warli />
      <g>
        <path d="M330 330h40l-6 44h-28z" fill="var(--brick)" />
        <path
          d="M350 332c-4-40-26-52-34-60 18 0 30 16 34 34-2-34 4-56 18-70 6 28-6 50-14 74 8-16 20-26 34-26-8 18-24 28-36 50z"
          fill="var(--neem)"
        />
      </g>
    </Scene>
  )
}

function Sofa() {
  return (
    <g>
      <path d="M506 286c0-18 12-24 28-24h172c16 0 28 6 28 24v46H506z" fill="var(--cloth)" />
      <path d="M490 308c0-12 24-12 24 0v26h212v-26c0-12 24-12 24 0v58H490z" fill="var(--cloth-deep)" />
      <path d="M516 318h102v22H516zM622 318h102v22H622z" fill="var(--cloth)" />
      <path d="M500 366h10v14h-10zM730 366h10v14h-10z" fill="var(--trunk)" />
      <path d="M530 290l34-8 8 34-34 8zM672 284l34 6-6 34-34-6z" fill="var(--marigold)" />
    </g>
  )
}

function Swing() {
  return (
    <g>
      <path d="M196 0v292M304 0v292" stroke="var(--stone)" strokeWidth="3" />
      <path d="M176 292h148v14H176z" fill="var(--wood)" />
      <path d="M186 280h128v12H186z" fill="var(--gulmohar)" />
      <path d="M196 244h108v8H196z" fill="var(--wood)" />
    </g>
  )
}

function Fan() {
  return (
    <g>
      <path d="M596 0h8v30h-8z" fill="var(--stone)" />
      <path
        d="M600 28c60-14 110-8 130 2-40 10-90 10-130 4zM600 28c-60-14-110-8-130 2 40 10 90 10 130 4z"
        fill="var(--trunk)"
      />
      <circle cx="600" cy="32" r="11" fill="var(--stone)" />
    </g>
  )
}

function Bucket() {
  return (
    <g>
      <path
        d="M990 110h170v220H990zM1000 120v58h150v-58zm0 68v58h150v-58zm0 68v64h150v-64z"
        fill="var(--wood)"
        fillRule="evenodd"
      />
      <path d="M1008 140h12v38h-12zM1023 132h10v46h-10zM1036 144h14v34h-14zM1098 150h34v28h-34z" fill="var(--cloth)" />
      <path d="M1056 138h9v40h-9zM1070 146h12v32h-12zM1010 208h12v38h-12zM1026 214h10v32h-10z" fill="var(--gulmohar)" />
      <path d="M1060 232h60v14h-60zM1066 218h48v14h-48z" fill="var(--page)" />
      <path d="M1020 320c-10-30-4-40 12-40s22 10 12 40z" fill="var(--stone)" />
      <path d="M1082 320v-34h44v34z" fill="var(--brick)" />
    </g>
  )
}

/** Two triangles and a circle make a dancer. */
function Warli() {
  return (
    <g>
      <path d="M818 110h130v116H818z" fill="var(--brick)" stroke="var(--trunk)" strokeWidth="5" />
      <g stroke="var(--page)" strokeWidth="2.5" fill="var(--page)">
        {[838, 866, 894, 922].map((x, at) => (
          <g key={x} transform={`translate(${x} ${178 + (at % 2) * 6})`}>
            <circle cy="-31" r="4.5" />
            <path d="M-8-25h16L0-13zM0-13l7 11H-7zM-5-2l-4 15M5-2l4 15M-8-25l-7 10M8-25l7 10" />
          </g>
        ))}
      </g>
    </g>
  )
}
