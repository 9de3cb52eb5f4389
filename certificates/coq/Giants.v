(* Products of cycles of three points are all even permutations: a group that contains these cycles contains the
   alternating group. *)
From mathcomp Require Import all_ssreflect all_fingroup.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

(* tperm a b * tperm b c is a cycle of three points. *)
Theorem three_cycles_generate (T : finType) (G : {group {perm T}}) :
  (forall a b c : T, a != b -> b != c -> a != c -> tperm a b * tperm b c \in G) ->
  forall p : {perm T}, ~~ odd_perm p -> p \in G.
Proof.
move=> cycles.
have three a b c : a != b -> b != c -> tperm a b * tperm b c \in G.
  move=> ab bc; case: (eqVneq a c) => [<-|ac]; last exact: cycles.
  by rewrite [tperm b a]tpermC tperm2 group1.
have pair x y z t : x != y -> z != t -> tperm x y * tperm z t \in G.
  move=> xy zt; case: (eqVneq y z) => [yz|yz]; first by rewrite yz; apply: three; rewrite -?yz // yz.
  have -> : tperm x y * tperm z t = (tperm x y * tperm y z) * (tperm y z * tperm z t).
    by rewrite -mulgA [tperm y z * (_ * _)]mulgA tperm2 mul1g.
  by apply: groupM; apply: three.
have products m : forall ts : seq (T * T), (size ts <= m)%N -> all dpair ts -> ~~ odd (size ts) ->
    \prod_(t <- ts) tperm t.1 t.2 \in G.
  elim: m => [|m IH] [|[x y] [|[z t] ts]] size_ts //; rewrite ?big_nil ?group1 //.
  case/and3P=> xy zt dts even.
  rewrite !big_cons mulgA groupM ?pair //; apply: IH => //; first exact: ltnW.
  by move: even; rewrite /= negbK.
move=> p; case: (prod_tpermP p) => ts -> dts; rewrite odd_perm_prod // => even.
exact: (products (size ts)).
Qed.

(* The cycles (a b x) for two fixed points and all x suffice. *)
Theorem star_cycles_generate (T : finType) (G : {group {perm T}}) (a b : T) :
  a != b -> (forall x, x != a -> x != b -> tperm a b * tperm b x \in G) ->
  forall p : {perm T}, ~~ odd_perm p -> p \in G.
Proof.
move=> ab star.
have star2 x y : x != b -> y != b -> tperm b x * tperm b y \in G.
  have first z : z != b -> tperm b a * tperm b z \in G.
    move=> zb; case: (eqVneq z a) => [->|za]; first by rewrite tperm2 group1.
    by rewrite tpermC star.
  move=> xb yb; have := groupM (groupVr (first x xb)) (first y yb).
  by rewrite invMg !tpermV mulgA -[tperm b x * _ * _]mulgA tperm2 mulg1.
have any u x y : u != b -> x != y -> tperm b u * tperm x y \in G.
  move=> ub xy; case: (eqVneq x b) => [xb|xb]; first by rewrite xb star2 // eq_sym -xb.
  case: (eqVneq y b) => [yb|yb]; first by rewrite yb [tperm x b]tpermC star2.
  have -> : tperm x y = tperm b x * tperm b y * tperm b x.
    have b_y : b != y by rewrite eq_sym.
    by have := tpermJ b y (tperm b x); rewrite tpermL (tpermD b_y xy) conjgE tpermV mulgA => <-.
  by rewrite !mulgA -mulgA groupM ?star2.
apply: three_cycles_generate => x y z xy yz _.
have -> : tperm x y * tperm y z = (tperm b a * tperm x y)^-1 * (tperm b a * tperm y z).
  by rewrite invMg !tpermV mulgA -[tperm x y * _ * _]mulgA tperm2 mulg1.
by rewrite groupM ?groupV ?any.
Qed.
