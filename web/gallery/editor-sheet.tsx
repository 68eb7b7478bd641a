import { RichTextField } from '../src/base/editor/rich-text-field.tsx';
import { Block } from './block.tsx';
import classes from './gallery.module.css';

const page = `<h3>Sensors</h3><p>A sensor <strong>reads</strong> what is around it, such as m<sup>2</sup> and H<sub>2</sub>O. <a href="/library/e-book/sensors?page=1">More</a></p><ul><li>soil<ul><li>dry</li><li>wet</li></ul></li><li>air</li></ul><blockquote><p>Measure twice.</p></blockquote><table><thead><tr><th scope="col">Sensor</th><th scope="col">Unit</th></tr></thead><tbody><tr><td>Thermometer</td><td>°C</td></tr></tbody></table><pre dir="ltr"><code class="language-python">if a &lt; b:\n    pass</code></pre><dl><dt>gateway</dt><dd>It passes messages on.</dd></dl><hr><div class="callout-note" role="note"><p>Sensors need power.</p></div><div class="callout-tip" role="note"><p>Keep them dry.</p></div><div class="callout-warning" role="note"><p>Hot surfaces.</p></div><p>The area is <math><semantics><mrow><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">\\pi r^2</annotation></semantics></math>.</p><p><math display="block"><semantics><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac><annotation encoding="application/x-tex">\\frac{a}{b+1}</annotation></semantics></math></p>`;

/** The rich text field in its states. */
export function EditorSheet() {
  return (
    <main className={classes['sheet']}>
      <Block name="A page">
        <RichTextField label="Text" required language="en" size="long" defaultValue={page} help="What learners read." />
      </Block>
      <Block name="An answer that is missing">
        <RichTextField label="Answer A" language="en" required error="is required" />
      </Block>
      <Block name="In Arabic">
        <RichTextField
          label="Question"
          language="ar"
          defaultValue={'<p>ما الذي يقيسه <span lang="en" dir="ltr">sensor</span>؟</p><ul><li>الحرارة</li></ul>'}
        />
      </Block>
    </main>
  );
}
