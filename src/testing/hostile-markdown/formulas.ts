// Formulas that would lead, load, style or grow, as the typesetter's own suite and its advisories know them.
const raw = String.raw;

const untrusted = [
  raw`\href{javascript:hostile()}{x}`,
  raw`\href{https://evil.example/}{x}`,
  raw`\href{relative}{x}`,
  raw`\href{data:text/html,x}{\text{x}}`,
  raw`\href{JAVASCRIPT:hostile()}{x}`,
  raw`\href{java&Tab;script:hostile()}{x}`,
  raw`\url{javascript:hostile()}`,
  raw`\url{https://evil.example/}`,
  raw`\includegraphics{https://evil.example/x.png}`,
  raw`\includegraphics[height=99em, width=99em, alt=x]{https://evil.example/x.png}`,
  raw`\includegraphics{'" onerror="hostile()}`,
  raw`\includegraphics[alt='" onerror="hostile()]{x.png}`,
  raw`\htmlClass{fixed inset-0}{x}`,
  raw`\htmlId{root}{x}`,
  raw`\htmlStyle{position: fixed; inset: 0; z-index: 9999}{x}`,
  raw`\htmlStyle{background: url(https://evil.example/)}{x}`,
  raw`\htmlData{x=1, onclick=hostile()}{x}`,
  raw`\htmlData{a/onclick=hostile() b=foo}{x}`,
  raw`\text{<img src=x onerror=hostile()>}`,
  raw`<img src=x onerror=hostile()>`,
  raw`\unicode{<script>hostile()</script>}`,
  raw`\color{red;position:fixed}{x}`,
  raw`\color{url(https://evil.example/)}{x}`,
  raw`\colorbox{"onclick="hostile()}{x}`,
  raw`\fcolorbox{red}{expression(hostile())}{x}`,
  raw`\tag{<script>hostile()</script>}x`,
  raw`\operatorname{<b onclick=hostile()>}`,
  raw`\__proto__ \constructor \hasOwnProperty`,
  raw`\begin{__proto__}x\end{__proto__}`,
  raw`\begin{<script>}x\end{<script>}`,
];

const wide = [
  raw`\rule{500em}{500em}`,
  raw`\rule{-500em}{500em}`,
  raw`\kern{-99999em}x`,
  raw`\hspace{-9999em}\rule{999em}{1em}`,
  raw`\mkern{-99999mu}x`,
  raw`\raisebox{9999em}{x}`,
  raw`\raisebox{-9999em}{x}`,
  raw`\rlap{\rule{99em}{9em}}`,
  raw`\llap{\rule{99em}{9em}}`,
  raw`\smash{\rule{9em}{99em}}`,
  raw`\Huge\Huge\Huge X`,
  raw`x\\[9999em]y`,
  raw`\begin{array}{c}x\\[-9999em]\rule{9em}{9em}\end{array}`,
  raw`\underbrace{\hspace{9999em}}_x`,
  raw`\phantom{\rule{999em}{999em}}`,
  raw`\above{999em}`,
  raw`\genfrac{}{}{999em}{}{a}{b}`,
];

const growing = [
  raw`\def\a{\a\a}\a`,
  raw`\def\a{x\a}\a`,
  raw`\gdef\a{\b}\gdef\b{\a}\a`,
  raw`\edef\a{xxxxxxxx}\edef\a{\a\a\a\a}\edef\a{\a\a\a\a}\edef\a{\a\a\a\a}\edef\a{\a\a\a\a}\a`,
  raw`\newcommand{\a}{\a\a}\a`,
  raw`\renewcommand\frac[2]{\frac{#1#1}{#2#2}}\frac{a}{b}`,
  raw`\let\a\frac\a{1}{2}`,
  raw`\futurelet\a\b\c`,
  raw`\global\def\frac{x}`,
  raw`\@ifnextchar x{y}{z}`,
  raw`\char"202E x`,
  '\\dots'.repeat(380),
  '\\iff'.repeat(490),
];

const nestedAs = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}x${close.repeat(depth)}`;
const nested = [20, 200].flatMap((depth) => [
  nestedAs('{', '}', depth),
  nestedAs('{', '}^2', depth),
  nestedAs(raw`\hat{`, '}^2', depth),
  nestedAs(raw`\overbrace{`, '}^x', depth),
  nestedAs(raw`\sqrt{`, '}', depth),
  nestedAs(raw`\frac{`, '}{y}', depth),
  nestedAs(raw`\text{$`, '$}', depth),
  nestedAs(raw`\left(`, raw`\right)^2`, depth),
  nestedAs(raw`\begin{matrix}`, raw`\end{matrix}`, depth),
  nestedAs(raw`\begingroup `, raw`\endgroup `, depth),
  nestedAs(raw`\mathchoice{`, '}{a}{b}{c}', depth),
  nestedAs(raw`\sqrt[`, ']{y}', depth),
  nestedAs('x_{', '}', depth),
]);

const broken = [
  raw`\frac{`,
  raw`\left(`,
  '}',
  raw`\begin{array}`,
  '&',
  '#',
  '%',
  '^^',
  raw`\\\\\\`,
  '\u0000',
  '\ud800',
];

const written = [...untrusted, ...wide, ...growing, ...nested, ...broken];

/** Each formula alone on its line, within a line, and the other ways to write one. */
export const hostileFormulas: readonly string[] = [
  ...written.map((formula) => `$$\n${formula}\n$$`),
  ...written.map((formula) => `so $$${formula}$$ it is`),
  ...untrusted.flatMap((formula) => [
    `\\(${formula}\\)`,
    `\\[${formula}\\]`,
    `\`\`\`math\n${formula}\n\`\`\``,
  ]),
];
