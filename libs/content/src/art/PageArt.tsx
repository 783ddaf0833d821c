import type { ReactNode } from 'react';

const CREAM = '#f6f1e3';
const SHADE = '#d8cfb6';
const GOLD = '#ffb733';
const BRASS = '#c98a1b';
const DEEP = '#07301f';
const LEAF = '#2f8a62';

/** Renders a table's edge under the drawings, so that objects have a base. */
const Table = () => <path d="M-2000 176h4480v24H-2000z" fill={DEEP} opacity=".55" />;
const Shadow = ({ x, width }: { x: number; width: number }) => (
  <ellipse cx={x} cy="178" rx={width / 2} ry="6" fill={DEEP} opacity=".7" />
);
const Lines = ({ x, y, widths, gap = 12 }: { x: number; y: number; widths: readonly number[]; gap?: number }) =>
  widths.map((width, index) => (
    <rect key={index} x={x} y={y + index * gap} width={width} height="4" rx="2" fill={SHADE} />
  ));
const Coin = ({ x, y, r = 26 }: { x: number; y: number; r?: number }) => (
  <g>
    <circle cx={x} cy={y + 4} r={r} fill={BRASS} />
    <circle cx={x} cy={y} r={r} fill={GOLD} />
    <circle cx={x} cy={y} r={r * 0.72} fill="none" stroke={BRASS} strokeWidth="3" />
    <path
      d={`M${x} ${y - r * 0.4}l${r * 0.34} ${r * 0.4}-${r * 0.34} ${r * 0.4}-${r * 0.34}-${r * 0.4}z`}
      fill={BRASS}
    />
  </g>
);
const Stack = ({ x, count }: { x: number; count: number }) => (
  <g>
    <Shadow x={x} width={76} />
    {Array.from({ length: count }, (_, index) => (
      <g key={index}>
        <rect x={x - 32} y={164 - index * 13} width="64" height="13" rx="6" fill={index % 2 ? GOLD : BRASS} />
        <rect x={x - 32} y={164 - index * 13} width="64" height="4" rx="2" fill={CREAM} opacity=".35" />
      </g>
    ))}
  </g>
);

const scenes: Readonly<Record<string, ReactNode>> = {
  scales: (
    <g>
      <Shadow x={300} width={150} />
      <path d="M294 44h12v122h-12z" fill={BRASS} />
      <path d="M250 176q50-26 100 0z" fill={GOLD} />
      <circle cx="300" cy="40" r="12" fill={GOLD} />
      <path d="M196 64l208-12" stroke={GOLD} strokeWidth="8" strokeLinecap="round" />
      <path d="M200 64l-30 62m30-62l30 62M400 52l-30 62m30-62l30 62" stroke={SHADE} strokeWidth="3" fill="none" />
      <path d="M160 126h80q-8 26-40 26t-40-26zM360 114h80q-8 26-40 26t-40-26z" fill={CREAM} />
      <path d="M186 112a14 14 0 1128 0v14h-28z" fill={LEAF} />
      <circle cx="392" cy="104" r="10" fill={GOLD} />
      <circle cx="410" cy="104" r="10" fill={BRASS} />
    </g>
  ),
  scroll: (
    <g>
      <Shadow x={300} width={190} />
      <path d="M222 36h150v128q0 12-12 12H234q-12 0-12-12z" fill={CREAM} />
      <rect x="208" y="24" width="180" height="24" rx="12" fill={SHADE} />
      <rect x="208" y="156" width="180" height="24" rx="12" fill={SHADE} />
      <Lines x={246} y={66} widths={[104, 86, 98, 70, 92]} />
      <circle cx="352" cy="140" r="18" fill={GOLD} />
      <path d="M344 152l-6 28 14-8 14 8-6-28z" fill={BRASS} />
      <circle cx="352" cy="140" r="10" fill="none" stroke={BRASS} strokeWidth="3" />
      <path d="M404 40q40-6 44-30-44-2-50 22l-16 54 8 2z" fill={LEAF} />
    </g>
  ),
  lock: (
    <g>
      <Shadow x={310} width={160} />
      <path d="M268 90V66a42 42 0 0184 0v24" fill="none" stroke={SHADE} strokeWidth="16" />
      <rect x="240" y="84" width="140" height="94" rx="16" fill={GOLD} />
      <path d="M240 130h140v32q0 16-16 16H256q-16 0-16-16z" fill={BRASS} opacity=".55" />
      <circle cx="310" cy="122" r="15" fill={DEEP} />
      <path d="M304 128h12l6 30h-24z" fill={DEEP} />
      <circle cx="416" cy="150" r="18" fill="none" stroke={CREAM} strokeWidth="8" />
      <path d="M402 162l-30 14m14-6l6 10" stroke={CREAM} strokeWidth="8" strokeLinecap="round" />
    </g>
  ),
  lamp: (
    <g>
      <path d="M300 62l-96 114h240z" fill={GOLD} opacity=".16" />
      <Shadow x={230} width={130} />
      <path d="M186 176q44-18 88 0z" fill={BRASS} />
      <path
        d="M230 170V100l56-48"
        fill="none"
        stroke={BRASS}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M272 26l58 46-62 18q-26-34 4-64z" fill={GOLD} />
      <circle cx="308" cy="84" r="12" fill={CREAM} />
      <path d="M330 150q28-16 56 0v26q-28-14-56 0zM386 150q28-16 56 0v26q-28-14-56 0z" fill={CREAM} />
      <Lines x={340} y={156} widths={[36, 30]} gap={9} />
      <Lines x={396} y={156} widths={[34, 28]} gap={9} />
    </g>
  ),
  newspaper: (
    <g>
      <Shadow x={310} width={210} />
      <path d="M226 40l190-14v150H226z" fill={SHADE} />
      <rect x="204" y="48" width="190" height="128" rx="4" fill={CREAM} />
      <rect x="220" y="62" width="158" height="14" rx="3" fill={DEEP} />
      <rect x="220" y="90" width="70" height="52" rx="3" fill={LEAF} />
      <path d="M220 142l22-30 16 16 12-12 20 26z" fill={DEEP} opacity=".5" />
      <circle cx="274" cy="104" r="7" fill={GOLD} />
      <Lines x={302} y={92} widths={[74, 66, 76, 58, 70]} />
      <Lines x={220} y={154} widths={[70]} />
      <path d="M420 176v-34h34v22q0 12-12 12z" fill={CREAM} />
      <path d="M454 148q14 0 14 10t-14 10" fill="none" stroke={CREAM} strokeWidth="5" />
      <path d="M430 132q-6-10 2-18m14 18q-6-10 2-18" fill="none" stroke={SHADE} strokeWidth="3" opacity=".7" />
    </g>
  ),
  lounge: (
    <g>
      <Shadow x={290} width={220} />
      <path d="M216 96q0-44 44-44h56q44 0 44 44v44H216z" fill={LEAF} />
      <path d="M190 108a18 18 0 0136 0v28h124v-28a18 18 0 0136 0v46q0 10-10 10H200q-10 0-10-10z" fill={GOLD} />
      <rect x="226" y="126" width="124" height="22" rx="8" fill={CREAM} />
      <path d="M204 164h10v14h-10zM362 164h10v14h-10z" fill={BRASS} />
      <circle cx="252" cy="80" r="4" fill={DEEP} />
      <circle cx="288" cy="80" r="4" fill={DEEP} />
      <circle cx="324" cy="80" r="4" fill={DEEP} />
      <path d="M412 118h44v6h-44zM430 124h8v46h-8zM416 170h36v8h-36z" fill={BRASS} />
      <path d="M420 118V98h28v20z" fill={CREAM} />
      <path
        d="M60 30l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1zM118 60l3 8 9 1-7 5 2 9-7-5-7 5 2-9-7-5 9-1z"
        fill={GOLD}
      />
    </g>
  ),
  card: (
    <g>
      <Shadow x={310} width={230} />
      <g transform="rotate(-10 300 110)">
        <rect x="206" y="44" width="180" height="112" rx="14" fill={LEAF} />
        <rect x="206" y="66" width="180" height="20" fill={DEEP} />
      </g>
      <g transform="rotate(6 320 120)">
        <rect x="232" y="60" width="180" height="112" rx="14" fill={CREAM} />
        <rect x="252" y="82" width="34" height="26" rx="5" fill={GOLD} />
        <path d="M252 95h34M269 82v26" stroke={BRASS} strokeWidth="2" />
        <Lines x={252} y={126} widths={[120, 70]} gap={16} />
        <circle cx="374" cy="96" r="14" fill={GOLD} opacity=".8" />
        <circle cx="390" cy="96" r="14" fill={BRASS} opacity=".8" />
      </g>
    </g>
  ),
  coins: (
    <g>
      <Stack x={220} count={3} />
      <Stack x={300} count={6} />
      <Stack x={380} count={4} />
      <Coin x={300} y={62} r={28} />
      <path
        d="M330 62h50l24 24v18M270 62h-40l-20 30v24"
        fill="none"
        stroke={CREAM}
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <circle cx="404" cy="106" r="6" fill={CREAM} />
      <circle cx="210" cy="118" r="6" fill={CREAM} />
    </g>
  ),
  compass: (
    <g>
      <Shadow x={310} width={170} />
      <circle cx="310" cy="104" r="76" fill={BRASS} />
      <circle cx="310" cy="104" r="66" fill={CREAM} />
      <path d="M310 44v12M310 152v12M250 104h12M358 104h12" stroke={SHADE} strokeWidth="5" />
      <path d="M344 60l-22 56-12-12z" fill={GOLD} />
      <path d="M344 60l-34 44-12-12z" fill={BRASS} />
      <path d="M276 148l22-56 24 24z" fill={LEAF} />
      <circle cx="310" cy="104" r="7" fill={DEEP} />
      <path d="M60 150q40-30 80 0t80 0" fill="none" stroke={CREAM} strokeWidth="3" strokeDasharray="6 8" opacity=".6" />
    </g>
  ),
  letter: (
    <g>
      <Shadow x={310} width={200} />
      <rect x="220" y="64" width="180" height="112" rx="8" fill={CREAM} />
      <path d="M220 72l90 62 90-62v-2q0-6-6-6H226q-6 0-6 6z" fill={SHADE} />
      <circle cx="310" cy="134" r="17" fill={GOLD} />
      <path d="M310 124l8 10-8 10-8-10z" fill={BRASS} />
      <path d="M420 60q24-10 34-34m-26 50q18 2 34-6" fill="none" stroke={GOLD} strokeWidth="5" strokeLinecap="round" />
    </g>
  ),
};

/** Renders the drawing at the head of a page, by its name. Decorative, so hidden from screen readers. */
export function PageArt({ name, className }: { name: string; className?: string | undefined }) {
  const scene = scenes[name];
  if (!scene) return null;
  return (
    <svg viewBox="160 0 320 200" className={className} aria-hidden="true" focusable="false">
      <Table />
      {scene}
    </svg>
  );
}
