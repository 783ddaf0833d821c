/** Text that breaks each rule of oxlint. Its file ends in `.tsx`; the project is of type `shared`. */
export const broken: Record<string, string> = {
  // TypeScript
  'no-array-constructor': 'export const list = new Array(1, 2);',
  'no-unused-expressions': 'export const run = (a: () => void, b: boolean) => { b ? a() : 0; };',
  'no-unused-vars': 'export function run(left: number, right: number) { return left; }',
  'no-var': 'export var count = 1;',
  'prefer-const': 'export function run() { let count = 1; return count; }',
  'prefer-rest-params': 'export function run() { return arguments; }',
  'prefer-spread': 'export const run = (list: number[]) => Math.max.apply(Math, list);',
  'typescript/ban-ts-comment': '// @ts-ignore\nexport const count = 1;',
  'typescript/consistent-type-imports': "import { clean } from './clean.tsx';\nexport type Clean = typeof clean;",
  'typescript/no-deprecated': 'export const run = (amount: bigint) => Number(amount);',
  'typescript/no-duplicate-enum-values': 'export enum Side { Left = 1, Right = 1 }',
  'typescript/no-empty-object-type': 'export type Anything = {};',
  'typescript/no-explicit-any': 'export const run = (value: any) => String(value);',
  'typescript/no-extra-non-null-assertion': 'export const run = (value?: { a: 1 }) => value!!.a;',
  'typescript/no-floating-promises': 'export function run() { Promise.resolve(1); }',
  'typescript/no-misused-new': 'export interface Side { new (): Side }',
  'typescript/no-misused-promises': 'export const run = (done: Promise<boolean>) => { if (done) return 1; return 2; };',
  'typescript/no-namespace': 'export namespace Sides { export const count = 1; }',
  'typescript/no-non-null-asserted-optional-chain': 'export const run = (value?: { a?: { b: 1 } }) => value?.a!;',
  'typescript/no-require-imports': "import fs = require('fs');\nexport const run = () => fs;",
  'typescript/no-this-alias': 'export function run(this: object) { const self = this; return self; }',
  'typescript/no-unnecessary-type-constraint': 'export const run = <Value extends unknown>(value: Value) => value;',
  'typescript/no-unsafe-declaration-merging': 'export interface Side { a: 1 }\nexport class Side { b = 1; }',
  'typescript/no-unsafe-function-type': 'export const run = (work: Function) => work;',
  'typescript/no-wrapper-object-types': 'export const run = (text: String) => text;',
  'typescript/prefer-as-const': "export const side: 'left' = 'left';",
  'typescript/prefer-namespace-keyword': 'export module Sides { export const count = 1; }',
  'typescript/switch-exhaustiveness-check':
    "export function run(side: 'left' | 'right') { switch (side) { case 'left': return 1; } return 2; }",
  'typescript/triple-slash-reference': '/// <reference path="./clean.tsx" />\nexport const count = 1;',
  'import/no-cycle': "import { back } from './back.tsx';\nexport const forth = (): number => back();",
  // React
  'react/rules-of-hooks':
    "import { useState } from 'react';\nexport function View({ on }: { on: boolean }) { if (on) useState(1); return null; }",
  'react/exhaustive-deps':
    "import { useEffect } from 'react';\nexport function View({ on }: { on: () => void }) { useEffect(() => { on(); }, []); return null; }",
  'react/static-components': 'export function View() { const Part = () => <p>text</p>; return <Part />; }',
  'react/use-memo':
    "import { useMemo } from 'react';\nexport function View({ a }: { a: number }) { const b = useMemo(async () => a, [a]); return <p>{String(b)}</p>; }",
  'react/preserve-manual-memoization':
    "import { useCallback } from 'react';\nexport function View(props: any) { const free = useCallback(() => { return props.a.b; }, [props?.a.b]); return <p onClick={free} />; }",
  'react/incompatible-library':
    "import { useForm } from 'react-hook-form';\nexport function View() { const { watch } = useForm(); return <p>{watch('a')}</p>; }",
  'react/immutability':
    'export function View({ list }: { list: { a: number } }) { list.a = 1; return <p>{list.a}</p>; }',
  'react/refs':
    "import { useRef } from 'react';\nexport function View() { const ref = useRef(1); return <p>{ref.current}</p>; }",
  'react/globals': 'let count = 0;\nexport function View() { count = 1; return <p>{count}</p>; }',
  'react/set-state-in-effect':
    "import { useEffect, useState } from 'react';\nexport function View() { const [a, setA] = useState(0); useEffect(() => { setA(1); }, []); return <p>{a}</p>; }",
  'react/error-boundaries': 'export function View() { try { return <p>text</p>; } catch { return null; } }',
  'react/purity': 'export function View() { const now = Date.now(); return <p>{now}</p>; }',
  'react/set-state-in-render':
    "import { useState } from 'react';\nexport function View() { const [a, setA] = useState(0); setA(1); return <p>{a}</p>; }",
  'react/unsupported-syntax':
    'export function View({ code }: { code: string }) { const a = eval(code); return <p>{a}</p>; }',
  // Accessibility
  'jsx-a11y/alt-text': 'export const View = () => <img src="a.png" />;',
  'jsx-a11y/anchor-has-content': 'export const View = () => <a href="/a" />;',
  'jsx-a11y/anchor-is-valid': 'export const View = () => <a href="#">text</a>;',
  'jsx-a11y/aria-activedescendant-has-tabindex': 'export const View = () => <div aria-activedescendant="a" />;',
  'jsx-a11y/aria-props': 'export const View = () => <p aria-labeledby="a">text</p>;',
  'jsx-a11y/aria-proptypes': 'export const View = () => <p aria-hidden="perhaps">text</p>;',
  'jsx-a11y/aria-role': 'export const View = () => <div role="datepicker" />;',
  'jsx-a11y/aria-unsupported-elements': 'export const View = () => <meta aria-hidden="true" />;',
  'jsx-a11y/autocomplete-valid': 'export const View = () => <input type="text" autoComplete="surname" />;',
  'jsx-a11y/click-events-have-key-events': 'export const View = () => <div onClick={() => {}} />;',
  'jsx-a11y/heading-has-content': 'export const View = () => <h1 />;',
  'jsx-a11y/html-has-lang': 'export const View = () => <html />;',
  'jsx-a11y/iframe-has-title': 'export const View = () => <iframe src="/a" />;',
  'jsx-a11y/img-redundant-alt': 'export const View = () => <img src="a.png" alt="image of a club" />;',
  'jsx-a11y/interactive-supports-focus': 'export const View = () => <span role="button" onClick={() => {}} />;',
  'jsx-a11y/label-has-associated-control': 'export const View = () => <label />;',
  'jsx-a11y/media-has-caption': 'export const View = () => <video src="a.mp4" />;',
  'jsx-a11y/mouse-events-have-key-events': 'export const View = () => <div onMouseOver={() => {}} />;',
  'jsx-a11y/no-access-key': 'export const View = () => <p accessKey="a">text</p>;',
  'jsx-a11y/no-autofocus': 'export const View = () => <input autoFocus />;',
  'jsx-a11y/no-distracting-elements': 'export const View = () => <marquee />;',
  'jsx-a11y/no-interactive-element-to-noninteractive-role':
    'export const View = () => <button role="article">text</button>;',
  'jsx-a11y/no-noninteractive-element-interactions': 'export const View = () => <li onClick={() => {}}>text</li>;',
  'jsx-a11y/no-noninteractive-element-to-interactive-role': 'export const View = () => <h1 role="button">text</h1>;',
  'jsx-a11y/no-noninteractive-tabindex': 'export const View = () => <article tabIndex={0} />;',
  'jsx-a11y/no-redundant-roles': 'export const View = () => <button role="button">text</button>;',
  'jsx-a11y/no-static-element-interactions': 'export const View = () => <div onClick={() => {}} />;',
  'jsx-a11y/role-has-required-aria-props': 'export const View = () => <span role="checkbox" />;',
  'jsx-a11y/role-supports-aria-props': 'export const View = () => <ul role="radiogroup" aria-checked="true" />;',
  'jsx-a11y/scope': 'export const View = () => <p scope="row">text</p>;',
  'jsx-a11y/tabindex-no-positive': 'export const View = () => <button tabIndex={2}>text</button>;',
};

/** Files that the texts above import. */
export const beside: Record<string, string> = {
  'clean.tsx': "export const clean = (side: 'left' | 'right') => side;\n",
  'back.tsx': "import { forth } from './import-no-cycle.tsx';\nexport const back = (): number => forth();\n",
};
