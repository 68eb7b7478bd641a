/** What Word puts on the clipboard for a heading, a nested list, a table and a picture, as far as it matters. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-text:} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='margin-top:18.0pt'><span style='font-family:"Calibri Light"'>Sensors<o:p></o:p></span></h1>
<p class=MsoNormal>A sensor <b>reads</b> what is <i style='mso-bidi-font-style:normal'>around</i> it,<span
style='mso-spacerun:yes'>  </span>m<sup>2</sup>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Kinds<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Soil<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>1.<span>&nbsp; </span></span></span><![endif]>Dry<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span
style='mso-list:Ignore'>2.<span>&nbsp; </span></span></span><![endif]>Wet<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Air<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal style='margin-bottom:0cm'>Sensor<o:p></o:p></p></td><td width=301><p class=MsoNormal>Unit<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" alt="A valve"></p>
<!--EndFragment--></body></html>`;

/** The same of Google Docs, which says bold in styles and puts lists into lists. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f3a"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">Sensors</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">A sensor </span><span style="font-size:11pt;font-weight:700;">reads</span><span style="font-weight:400;"> what is </span><span style="font-weight:400;font-style:italic;">around</span><span style="font-weight:400;"> it, m</span><span style="font-size:0.6em;vertical-align:super;">2</span><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Soil</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Dry</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Air</span></p></li></ul><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span>Sensor</span></p></td></tr></tbody></table></div><p dir="ltr"><span><span style="border:none;display:inline-block;"><img src="https://lh7-us.googleusercontent.com/docsz/AD_4nXe/valve.png?key=x" width="624" height="351" /></span></span></p></b>`;

/** A piece of a web page. */
export const fromTheWeb = `<h2 class="mw-heading" style="color: rgb(0, 0, 0);">Sensor<span class="mw-editsection"></span></h2><p style="margin: 0.5em 0px; font-size: 14px;">A <b>sensor</b> is a <a href="https://en.wikipedia.org/wiki/Device" title="Device" style="text-decoration: none;">device</a>.<script>alert(1)</script></p><ol><li>One<ul><li>Two</li></ul></li></ol><table class="wikitable"><thead><tr><th scope="col" style="x">Unit</th></tr></thead><tbody><tr><td onclick="alert(1)">K</td></tr></tbody></table><img src="https://upload.wikimedia.org/a/Thermometer.jpg" alt="">`;
